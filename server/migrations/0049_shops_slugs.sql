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
