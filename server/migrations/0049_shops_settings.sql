-- The address of a shop may change, and links to the old one go on leading there: every slug a shop has or had is its creator's for good.
-- Somebody who applies to sell may hold one before there is a shop. Whoever leaves leaves the word behind, without an owner, so that
-- nobody else can pass for them.
create table shop_slugs (
  slug text primary key check (slug = lower(slug)),
  creator_id text references users (id) on delete set null,
  taken_at timestamptz not null
);
create index shop_slugs_of on shop_slugs (creator_id, taken_at);
insert into shop_slugs (slug, creator_id, taken_at) select slug, creator_id, opened_at from shops;

-- Creators set up their shops: the mark lets a second tab notice the first, and what is featured has an order.
alter table shops
  add column mark integer not null default 0,
  add column featured_ids text[] not null default '{}';
-- Few of many: what lists and prices leave out.
create index shops_closed on shops (creator_id) where not is_enabled;

-- When the one who was asked answered for the first time: a shop says how long that usually takes.
alter table conversations add column first_reply_at timestamptz;
update conversations c set first_reply_at = r.at
  from (select m.conversation_id, min(m.created_at) as at from messages m join conversations a on a.id = m.conversation_id
    where m.sender_id = a.creator_id group by m.conversation_id) r where r.conversation_id = c.id;
create index conversations_asked on conversations (creator_id, created_at) include (first_reply_at);

-- Answers a creator gives again and again.
create table canned_replies (
  id text primary key,
  creator_id text not null references users (id) on delete cascade,
  title text not null,
  body text not null,
  updated_at timestamptz not null
);
create index canned_replies_of on canned_replies (creator_id);
