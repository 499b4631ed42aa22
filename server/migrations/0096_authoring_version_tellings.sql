-- Buyers hear of a new version by its event alone, which says who was told last. What the release before had begun goes on from there; the
-- table that kept it is written no more, and leaves a release later.
insert into outbox (name, aggregate, payload, stale)
select 'authoring.versionReleased', 'product/' || v.product_id,
  jsonb_build_object('productId', v.product_id, 'versionId', v.id, 'after', t.after_user_id), '[]'
from version_tellings t join product_versions v on v.id = t.version_id
where not t.is_done;
update version_tellings set is_done = true where not is_done;
