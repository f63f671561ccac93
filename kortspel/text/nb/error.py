"""Why a file cannot be read or written: the system's errors by their name."""

MESSAGES = {
    "error.ENOENT": "filen eller mappen finnes ikke",
    "error.EACCES": "det er ikke tillatt",
    "error.EPERM": "det er ikke tillatt",
    "error.ENOSPC": "disken er full",
    "error.EDQUOT": "det er ikke mer plass",
    "error.EROFS": "disken kan bare leses",
    "error.ENAMETOOLONG": "navnet er for langt",
    "error.EISDIR": "det er en mappe",
    "error.ENOTDIR": "en del av stien er ikke en mappe",
    "error.EEXIST": "navnet er allerede i bruk",
    "error.EIO": "disken svarer ikke som den skal",
    "error.EBUSY": "filen er i bruk av noe annet",
    "error.ELOOP": "lenkene går i ring",
    "error.EFBIG": "filen er for stor",
    "error.EMFILE": "for mange filer er åpne",
    "error.ENOMEM": "det er ikke nok minne",
    "error.ETIMEDOUT": "disken svarer ikke",
    "error.ESTALE": "mappen på nettet er borte",
    "error.other": "feil {n}",
}
