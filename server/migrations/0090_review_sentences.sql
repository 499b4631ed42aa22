-- What reviewers write again and again is written once, for all of them: remarks on a field, and why something is rejected.
create table review_sentences (
  id text primary key,
  kind text not null,
  text text not null check (length(text) between 1 and 1000),
  -- Null: it came with the product.
  updated_by text references users (id),
  updated_at timestamptz not null
);

insert into review_sentences (id, kind, text, updated_at) values
  ('first-pictures', 'pictures', 'Please show the model itself in every image, from at least three sides.', now()),
  ('first-pictures-cover', 'pictures', 'The cover is hard to read when it''s small. Please move closer and use a calm background.', now()),
  ('first-title', 'title', 'Please name the thing itself first, and leave out words like “best” or “AAA”.', now()),
  ('first-description', 'description', 'Please say which programs you opened it in, and what''s in each file.', now()),
  ('first-files', 'files', 'Some normals point inwards. Please recalculate them and export again.', now()),
  ('first-files-scale', 'files', 'Please apply rotation and scale before you export, so it arrives in its real size.', now()),
  ('first-lessons', 'lessons', 'The sound is much quieter in this lesson than in the others. Please even it out.', now()),
  ('first-rejection', 'rejection', 'This is too close to something another artist already sells here.', now());
