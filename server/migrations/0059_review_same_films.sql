-- Whether somebody else sells the same film already is asked by its bytes.
create index files_by_bytes on files (sha256);
