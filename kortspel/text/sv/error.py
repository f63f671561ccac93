"""Why a file cannot be read or written: the system's errors by their name."""

MESSAGES = {
    "error.ENOENT": "filen eller mappen finns inte",
    "error.EACCES": "det är inte tillåtet",
    "error.EPERM": "det är inte tillåtet",
    "error.ENOSPC": "disken är full",
    "error.EDQUOT": "utrymmet är slut",
    "error.EROFS": "disken går bara att läsa",
    "error.ENAMETOOLONG": "namnet är för långt",
    "error.EISDIR": "det är en mapp",
    "error.ENOTDIR": "en del av sökvägen är ingen mapp",
    "error.EEXIST": "namnet är redan taget",
    "error.EIO": "disken svarar inte som den ska",
    "error.EBUSY": "filen används av något annat",
    "error.ELOOP": "länkarna går runt i en ring",
    "error.EFBIG": "filen är för stor",
    "error.EMFILE": "för många filer är öppna",
    "error.ENOMEM": "minnet räcker inte",
    "error.ETIMEDOUT": "disken svarar inte",
    "error.ESTALE": "mappen på nätet är borta",
    "error.other": "fel {n}",
}
