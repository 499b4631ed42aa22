-- How far each file of products was read, so that an import that was stopped goes on where it was.
create table catalogue_imports (
  file_hash text primary key,
  line integer not null check (line >= 0),
  imported integer not null check (imported >= 0),
  refused integer not null check (refused >= 0),
  updated_at timestamptz not null
);
