"""How the tables of values were learned: self-play in compiled code (needs the extra ``train``)."""
