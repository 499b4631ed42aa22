-- Whoever asks says which comment answered it, and what nobody has answered yet can be found.
alter table posts add column answer_id text references post_comments (id) on delete set null;
alter table posts add constraint posts_answer_of_question check (answer_id is null or kind = 'question');
create index posts_by_answer on posts (answer_id) where answer_id is not null;
create index posts_unanswered on posts (created_at desc, id desc) where status = 'published' and kind = 'question' and answer_id is null;
