-- Membership is a person's, whatever address they have by now: once per person and programme; an address counts only while nobody claimed it.
with doubles as (
  select id, first_value(id) over best as kept,
    min(active_at) filter (where stopped_at is null) over (partition by user_id, coalesce(creator_id, '')) as counted_from
  from affiliates where user_id is not null
  window best as (partition by user_id, coalesce(creator_id, '')
    order by array_position(array['active', 'paused', 'invited', 'created', 'ended', 'ignored'], state), created_at, id)
), mended as (
  update affiliates a set active_at = least(a.active_at, d.counted_from) from doubles d
  where d.id = a.id and d.kept = a.id and d.counted_from < a.active_at
)
delete from affiliates a using doubles d where d.id = a.id and d.kept <> a.id;

create unique index affiliates_once_per_person on affiliates (user_id, coalesce(creator_id, '')) where user_id is not null;
create unique index affiliates_once_per_address on affiliates (email, coalesce(creator_id, '')) where user_id is null;
drop index affiliates_once;
