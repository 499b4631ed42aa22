-- What editors write is drafted first, goes live when they say so or at a moment they chose, and every version of it is kept.
create table content_documents (
  name text primary key check (name in ('homeHero', 'marketplaceHero', 'learningHero', 'homepage', 'marketplace', 'community')),
  -- Counts every change of the document and of its draft.
  revision integer not null default 0,
  -- The version that is live; 0: nobody has published one yet.
  version integer not null default 0,
  -- Only the fields that differ from what is live.
  draft jsonb,
  drafted_at timestamptz,
  -- Who changed it last, draft included.
  changed_by text references users (id),
  publish_at timestamptz,
  scheduled_by text references users (id),
  check (draft is not null or publish_at is null),
  check ((draft is null) = (drafted_at is null))
);
create index content_documents_due on content_documents (publish_at) where publish_at is not null;

create table content_versions (
  name text not null references content_documents (name),
  version integer not null check (version > 0),
  kind text not null check (kind in ('first', 'published', 'scheduled', 'rolled_back')),
  document jsonb not null,
  author_id text references users (id),
  at timestamptz not null,
  primary key (name, version)
);
create index content_versions_by_author on content_versions (author_id) where author_id is not null;

-- Pictures somebody brought for a banner. They are the site's, and outlive the account that brought them.
create table content_pictures (
  file_id text primary key references files (id) on delete cascade,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index content_pictures_by_age on content_pictures (created_at);
