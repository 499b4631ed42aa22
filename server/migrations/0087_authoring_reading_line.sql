-- What our reader was too busy for is counted, for whoever watches it; films and models of courses wait like files of products.
create table reading_timeouts (id bigint generated always as identity primary key, at timestamptz not null);
create index reading_timeouts_by_time on reading_timeouts (at);
alter table lesson_media add column queued_at timestamptz, add column retry_at timestamptz;
-- A reviewer's comment remembers what it was said about, and has room for its creator's answer.
alter table draft_remarks add column seen text, add column answer text not null default '';
