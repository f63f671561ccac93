"""Why a file cannot be read or written: the system's errors by their name."""

MESSAGES = {
    "error.ENOENT": "there is no such file or folder",
    "error.EACCES": "it is not permitted",
    "error.EPERM": "it is not permitted",
    "error.ENOSPC": "the disk is full",
    "error.EDQUOT": "there is no space left for you",
    "error.EROFS": "the disk can only be read",
    "error.ENAMETOOLONG": "the name is too long",
    "error.EISDIR": "it is a folder",
    "error.ENOTDIR": "part of the path is not a folder",
    "error.EEXIST": "the name is already taken",
    "error.EIO": "the disk does not answer as it should",
    "error.EBUSY": "the file is in use by something else",
    "error.ELOOP": "the links go round in a circle",
    "error.EFBIG": "the file is too large",
    "error.EMFILE": "too many files are open",
    "error.ENOMEM": "there is not enough memory",
    "error.ETIMEDOUT": "the disk does not answer",
    "error.ESTALE": "the network folder is gone",
    "error.other": "error {n}",
}
