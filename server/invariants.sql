-- What must always be true of the data. Each question finds what breaks it, so no row means all is well.
-- Asked after every operation test, and in turns, a few every minute, by the job that raises an alarm. Grows with the domains.

-- name: I18 an admin listing without the claim, or a claim without the listing, is a mismatch somebody must look at
select u.id from users u left join admins a on a.user_id = u.id where u.has_admin_claim <> (a.user_id is not null);

-- name: I23a a mail is sent once: it left if, and only if, it says when
select key from mails where (state = 'sent') <> (sent_at is not null);

-- name: I23b no mail waits longer than ten minutes while it may leave
select key from mails where state in ('queued', 'sending') and created_at < now() - interval '10 minutes' and attempts < 2;

-- name: I23c no event waits longer than ten minutes
select id from outbox where parked_at is null and attempts = 0 and created_at < now() - interval '10 minutes';

-- name: I23d no event was set aside for good
select id, name from outbox where parked_at is not null;

-- name: sessions end after they begin
select id from sessions where expires_at <= created_at;

-- name: I16a a mailed link opens something once, and never after its end
select purpose, created_at from mailed_links where used_at > expires_at or used_at < created_at;

-- name: I16b of the links mailed to an account only the newest of each kind is alive, except ways back from what a stranger did
select user_id, purpose from mailed_links where user_id is not null and used_at is null and expires_at > now() and purpose not in ('cancel-email', 'disown-factor')
 group by user_id, purpose having count(*) > 1;

-- name: I16c an unlock token has an end, and none outlives its 24 hours
select updated_at from lockouts where (unlock_token_hash is null) <> (unlock_token_expiry is null)
 or unlock_token_expiry > updated_at + interval '24 hours';

-- name: I16d a backup code is used once, after it was made, and a set has ten of one salt
select user_id from mfa_backup_codes group by user_id
 having count(*) <> 10 or count(distinct salt) <> 1 or bool_or(used_at < created_at);

-- name: I16e a factor's session belongs to the session it was shown in, and outlives none of its two ends
select f.id from mfa_sessions f left join sessions s on s.id = f.session_id and s.user_id = f.user_id
 where s.id is null or f.last_used_at > f.expires_at or f.expires_at > f.issued_at + interval '8 hours';

-- name: I16f what was asked of a factor, or is being set up, is answered within ten minutes
select user_id from mfa_challenges where expires_at > created_at + interval '10 minutes'
 union all select user_id from mfa_setups where expires_at > created_at + interval '10 minutes';

-- name: I16g five wrong codes and only they lock, for fifteen minutes
select user_id from mfa_tries where (count >= 5) <> (locked_until is not null) or locked_until > updated_at + interval '15 minutes';

-- name: I16h half a session lasts a quarter of an hour
select user_id from half_sessions where expires_at > created_at + interval '15 minutes';

-- name: no factor is stored in the clear
select id from mfa_factors where sealed is not null and sealed !~ '^[A-Za-z0-9_-]+:[A-Za-z0-9_-]{38,}$';

-- name: no account number is stored in the clear, and of one never more than its end
select id from payout_recipients where fields_sealed !~ '^[A-Za-z0-9_-]+:[A-Za-z0-9_-]{38,}$' or length(last4) > 4;

-- name: nothing is paid to an account nobody verified, and whoever has accounts is paid to one of their own at most
select id from payout_recipients where (status = 'active' and verified_at is null) or (is_default and status = 'disabled')
 or cooldown_until < changed_at + interval '72 hours';

-- name: nobody waits for a recovery who has nothing to recover, and none lasts less than 72 hours
select r.user_id from mfa_recoveries r where r.due_at < r.confirmed_at + interval '72 hours'
 or not exists (select 1 from mfa_factors f where f.user_id = r.user_id);

-- name: I17a eight failures and only they need an unlock by mail; five to seven and only they lock for a while
select failed_attempts from lockouts where (failed_attempts >= 8) <> requires_email_unlock
 or (failed_attempts between 5 and 7) <> (temp_lockout_until is not null);

-- name: I17b no address gets more than three unlock mails in any hour
select l.updated_at from lockouts l, jsonb_array_elements_text(l.unlock_emails_sent) as one (at)
 where (select count(*) from jsonb_array_elements_text(l.unlock_emails_sent) as other (at)
  where other.at::timestamptz > one.at::timestamptz - interval '1 hour' and other.at::timestamptz <= one.at::timestamptz) > 3;

-- name: a deleted account says nothing about whose it was, and nobody can enter it
select u.id from users u where u.deleted_at is not null and (u.password_hash is not null or u.email not like '%@deleted.invalid'
 or exists (select 1 from sessions s where s.user_id = u.id) or exists (select 1 from outside_identities o where o.user_id = u.id));

-- name: what somebody has not read is what others wrote since they last looked
select p.conversation_id, p.user_id from conversation_participants p
 where p.unread <> (select count(*) from messages m
  where m.conversation_id = p.conversation_id and m.n > p.last_read_n and m.sender_id is distinct from p.user_id);

-- name: a thing's states follow each other without a gap, and the last one is the one it has
select entity_id from (select t.entity, t.entity_id, t.from_status, t.to_status,
  lag(t.to_status) over (partition by t.entity, t.entity_id order by t.id) as before,
  lead(t.id) over (partition by t.entity, t.entity_id order by t.id) as later,
  coalesce(p.status, g.status) as status
 from transitions t left join products p on t.entity = 'product' and p.id = t.entity_id
  left join trainings g on t.entity = 'training' and g.id = t.entity_id where t.entity in ('product', 'training')) as step
 where before <> from_status or (later is null and to_status is distinct from status);

-- name: the last line of a price's history is the price
select h.item_id from (select distinct on (item_type, item_id) item_type, item_id, price_cents from price_history
  order by item_type, item_id, id desc) h
 left join products p on h.item_type = 'product' and p.id = h.item_id
 left join trainings t on h.item_type = 'training' and t.id = h.item_id
 where coalesce(p.price_cents, t.price_cents) is distinct from h.price_cents;

-- name: a product's current version is one of its own
select p.id from products p join product_versions v on v.id = p.current_version_id where v.product_id <> p.id;

-- name: what is sold is never public: files of a version, media of a lesson that is no preview
select f.id from files f join (select file_id from product_files
  union all select p.file_id from lesson_files p join training_lessons l on l.id = p.lesson_id group by p.file_id
   having not bool_or(l.is_preview)) as sold (file_id)
 on sold.file_id = f.id where f.is_public;

-- name: a file is as public as the thing it belongs to
select f.id from files f join (select file_id, bool_or(is_open) as is_open from (
  select unnest(array[poster_file_id, preview_file_id]) as file_id, status in ('published', 'unlisted') as is_open from products
  union all select x.file_id, p.status in ('published', 'unlisted') from product_pictures x join products p on p.id = x.product_id
  union all select cover_file_id, status in ('published', 'unlisted') from trainings
  union all select p.file_id, l.is_preview and t.status in ('published', 'unlisted')
   from lesson_files p join training_lessons l on l.id = p.lesson_id
   join training_sections s on s.id = l.section_id join trainings t on t.id = s.training_id
  union all select unnest(array[m.file_id, m.poster_file_id]), coalesce(w.visibility <> 'private', false)
   from portfolio_media m left join portfolio_works w on w.id = m.work_id
  union all select unnest(array[m.file_id, m.poster_file_id]), coalesce(p.status = 'published' and p.visibility = 'everyone', false)
   from post_media m left join posts p on p.id = m.post_id
  union all select unnest(array[image_file_id, banner_file_id]), true from shops) as each group by file_id) as belongs
 on belongs.file_id = f.id where f.is_public <> belongs.is_open;

-- name: the address of a shop is its creator's own
select s.creator_id from shops s left join shop_slugs a on a.slug = s.slug where a.creator_id is distinct from s.creator_id;

-- name: a draft is the revision of what is on sale if, and only if, it knows the version it began with
select d.id from product_drafts d left join products p on p.id = d.id left join product_versions v on v.id = d.base_version_id
 where (d.base_version_id is null) <> (p.id is null) or v.product_id <> d.id or p.creator_id <> d.creator_id;

-- name: what is checked or reviewed has one open submission, and nothing else has one; reviewers have what is in review
select coalesce(d.id, s.draft_id) from (select 'product' as item_type, id, status from product_drafts where status in ('processing', 'review')
  union all select 'training', id, status from training_drafts where status in ('processing', 'review')) d
 full join (select * from submissions where outcome is null) s on s.draft_id = d.id and s.item_type = d.item_type
 where d.id is null or s.id is null or (d.status = 'review') <> (s.queued_at is not null);

-- name: the last step of a draft is the state it has
select d.id from product_drafts d join lateral (select t.to_status from transitions t where t.entity = 'product_draft'
  and t.entity_id = d.id and t.at >= d.created_at order by t.id desc limit 1) t on true where t.to_status <> d.status;

-- name: a file of a draft is private
select f.id from draft_files d join files f on f.id = d.file_id where f.is_public;

-- name: a draft of a course is its revision if, and only if, it is on sale
select d.id from training_drafts d left join trainings t on t.id = d.id
 where d.is_revision <> (t.id is not null) or t.creator_id <> d.creator_id;

-- name: the last step of a course's draft is the state it has
select d.id from training_drafts d join lateral (select t.to_status from transitions t where t.entity = 'training_draft'
  and t.entity_id = d.id and t.at >= d.created_at order by t.id desc limit 1) t on true where t.to_status <> d.status;

-- name: a lesson of a draft stands in a section of the same draft
select l.id from training_draft_lessons l join training_draft_sections s on s.id = l.section_id where s.draft_id <> l.draft_id;

-- name: films and models of a draft are private until they are part of a course
select f.id from training_draft_lessons d join files f on f.id in (d.video_file_id, d.checkpoint_file_id)
 where f.is_public and not exists (select from lesson_files l where l.file_id = f.id);

-- name: what a product is called is kept for those that open, as they stand
select m.product_n, m.mark from product_marks m join products p on p.n = m.product_n
 where p.status not in ('published', 'unlisted') or m.is_listed <> (p.status = 'published') or m.category_id <> p.category_id or m.published_at <> p.published_at;

-- name: the counts of what is published equal the recount
select kind, scope, key from (
  select kind, scope, key, amount from published_counts
  union all select 'product', 'category', category_id, -count(*) from products where status = 'published' group by category_id
  union all select 'training', 'category', category_id, -count(*) from trainings
   where status = 'published' and category_id is not null group by category_id
  union all select shops.kind, x.scope, shops.creator_id, -x.amount from (
    select 'product' as kind, creator_id, count(*) as things, sum(sales_count) as sales, sum(stars[1]) as s1, sum(stars[2]) as s2,
      sum(stars[3]) as s3, sum(stars[4]) as s4, sum(stars[5]) as s5 from products where status = 'published' group by creator_id
    union all select 'training', creator_id, count(*), sum(sales_count), sum(stars[1]), sum(stars[2]), sum(stars[3]), sum(stars[4]),
      sum(stars[5]) from trainings where status = 'published' group by creator_id) as shops
   cross join lateral (values ('shop', things), ('sales', sales), ('stars 1', s1), ('stars 2', s2), ('stars 3', s3), ('stars 4', s4),
    ('stars 5', s5)) as x (scope, amount)) as both_ways
 group by kind, scope, key having sum(amount) <> 0;

-- name: I12a the stars of everything sold are those of its reviews that count, one by one
select kind, id, star from (
  select 'product' as kind, p.id, star, p.stars[star] as amount from products p, generate_series(1, 5) as star where p.rating_count > 0
  union all select 'training', t.id, star, t.stars[star] from trainings t, generate_series(1, 5) as star where t.rating_count > 0
  union all select item_type, item_id, rating, -count(*) from reviews where hidden_at is null and withdrawn_at is null group by 1, 2, 3) as both_ways
 group by kind, id, star having sum(amount) <> 0;

-- name: I12b a review that counts is by somebody who bought it and kept it, once everything that was told is heard
select r.id from reviews r where r.withdrawn_at is null and not exists (select 1 from outbox where aggregate like 'order/%') and not exists (
  select 1 from order_lines l join orders o on o.id = l.order_id where l.buyer_id = r.user_id and l.item_type = r.item_type and l.item_id = r.item_id
   and l.status in ('fulfilled', 'completed', 'refund_requested', 'partially_refunded', 'disputed') and not o.is_test);

-- name: I12c nobody reviews what they sell, and a review is of whoever sells it
select r.id from reviews r left join products p on r.item_type = 'product' and p.id = r.item_id
 left join trainings t on r.item_type = 'training' and t.id = r.item_id
 where r.user_id = r.creator_id or r.creator_id is distinct from coalesce(p.creator_id, t.creator_id);

-- name: a review was found helpful by as many as say so, and never by its author
select r.id from reviews r left join review_votes v on v.review_id = r.id group by r.id
 having r.helpful_count <> count(v.user_id) or bool_or(v.user_id = r.user_id);

-- name: I22 somebody is asked about what they bought, of an order that was paid and no test, a day later at the earliest
select q.id from review_requests q left join order_lines l on l.id = q.id and l.item_type = q.item_type and l.item_id = q.item_id
  and l.buyer_id = q.user_id left join orders o on o.id = l.order_id and o.id = q.order_id
 where o.id is null or o.is_test or o.status <> 'paid' or q.show_after < o.paid_at + interval '24 hours';

-- name: a training says how many lessons it has
select t.id from trainings t left join training_sections g on g.training_id = t.id left join training_lessons l on l.section_id = g.id
 group by t.id, t.lesson_count having t.lesson_count <> count(l.id);

-- name: a question knows how many answers there are to see, and whether its creator gave one
select q.id from lesson_posts q left join lesson_posts a on a.question_id = q.id and a.removed_at is null where q.question_id is null
 group by q.id having q.answer_count <> count(a.id)
 or (q.answered_at is null) <> (count(a.id) filter (where a.author_id = q.creator_id) = 0);

-- name: I13a what is told together counts each person once
select n.id from notifications n left join notification_actors a on a.notification_id = n.id where n.window_start is not null
 group by n.id, n.data having (n.data ->> 'count')::integer <> count(a.at)
 or jsonb_array_length(n.data -> 'users') <> least(count(a.at), 50);

-- name: I13b within 24 hours one owner hears of one product and type in one line
select id from (
  select id, window_start, lag(window_start) over (partition by user_id, product_id, type order by window_start) as before
  from notifications where window_start is not null) w where window_start < before + interval '24 hours';

-- name: I13c nobody is told what they did themselves
select n.id from notifications n left join notification_actors a on a.notification_id = n.id
 where n.user_id = n.actor_id or n.user_id = a.actor_id;

-- name: I14 the counts of followers equal the recount
select user_id from (
  select user_id, followers, following from follow_counts
  union all select following_id, -count(*), 0 from follows group by following_id
  union all select follower_id, 0, -count(*) from follows group by follower_id) as both_ways
 group by user_id having sum(followers) <> 0 or sum(following) <> 0;

-- name: nobody keeps more than fits
select user_id from saved_products group by user_id having count(*) > 2000
 union all select user_id from saved_collections group by user_id having count(*) > 50
 union all select follower_id from follows group by follower_id having count(*) > 5000;

-- name: a deleted account follows nobody, is followed by nobody, keeps nothing and is named nowhere
select u.id from users u where u.deleted_at is not null and (exists (select 1 from follows f where u.id in (f.follower_id, f.following_id))
 or exists (select 1 from saved_products s where s.user_id = u.id) or exists (select 1 from notification_actors a where a.actor_id = u.id)
 or exists (select 1 from notifications n where u.id in (n.user_id, n.actor_id)));

-- name: I1 every ledger transaction balances
select transaction_id from ledger_entries group by transaction_id, currency having sum(amount) <> 0;

-- name: I2 a stored balance is the sum of its entries
select coalesce(b.account, e.account) as account from
 (select account, currency, sum(balance) as balance from ledger_balances group by 1, 2) b
 full join (select account, currency, sum(amount) as amount from ledger_entries group by 1, 2) e
  on e.account = b.account and e.currency = b.currency
 where coalesce(b.balance, 0) <> coalesce(e.amount, 0);

-- name: I5 an order comes to the sum of its lines, and nothing in it is negative
select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
 having o.total_cents <> sum(l.paid_cents) or o.discount_cents <> sum(l.discount_cents) or o.subtotal_cents <> sum(l.list_cents)
  or o.refunded_cents <> sum(l.refunded_cents);

-- name: I6 a paid order has exactly one captured charge of its amount, and no other order has any
select o.id from orders o left join charges c on c.order_id = o.id and c.status = 'captured' where o.total_cents > 0 group by o.id
 having (o.status = 'paid') <> (count(c.intent_id) = 1) or (count(c.intent_id) = 1 and max(c.amount_cents) <> o.total_cents);

-- name: I7 no more is refunded than was charged
select c.order_id from charges c join orders o on o.id = c.order_id where c.refunded_cents > c.amount_cents or o.refunded_cents > o.total_cents;

-- name: I9 the split of a line gives away exactly its net price
select id from order_lines where (split ->> 'net')::int <> paid_cents - tax_cents
 or (split ->> 'commission')::int + (split ->> 'processing')::int + (split ->> 'affiliate')::int
  + coalesce((split ->> 'platformAffiliate')::int, 0) + (split ->> 'collaborators')::int + (split ->> 'creator')::int <> (split ->> 'net')::int
 or ((split ->> 'affiliate')::int + coalesce((split ->> 'platformAffiliate')::int, 0) > 0 and affiliate is null);

-- name: I20 nobody earns by bringing themselves, by their own work, or by a click that is older than 30 days or younger than the order
select l.id from order_lines l join orders o on o.id = l.order_id where l.affiliate is not null and l.affiliate -> 'void' is null
 and (l.buyer_id = l.affiliate ->> 'userId' or l.creator_id = l.affiliate ->> 'userId'
  or (l.affiliate ->> 'clickedAt')::timestamptz < o.created_at - interval '30 days' or (l.affiliate ->> 'clickedAt')::timestamptz > o.created_at);

-- name: I20b what was promised to affiliates is in their accounts: nothing of a line that went back whole, nothing of what they did not earn
select user_id from (
  select affiliate ->> 'userId' as user_id, (split ->> 'affiliate')::bigint + coalesce((split ->> 'platformAffiliate')::bigint, 0) as amount
   from order_lines l join orders o on o.id = l.order_id
   where affiliate is not null and fulfilled_at is not null and not o.is_test and affiliate -> 'void' is null and l.refunded_cents = 0
  union all select substring(e.account from position(':' in e.account) + 1), -e.amount
   from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
   where e.account ~ '^affiliate_(pending|available|held):' and t.kind not in ('payout', 'payout_back', 'payout_returned')) as both_ways
 where user_id not in (select affiliate ->> 'userId' from order_lines where affiliate is not null and refunded_cents between 1 and paid_cents - 1)
  and user_id not in (select affiliate ->> 'userId' from order_lines where affiliate is not null and refunded_cents > 0 and affiliate -> 'maturedAt' is not null)
  and user_id in (select affiliate ->> 'userId' from order_lines where affiliate is not null)
 group by user_id having sum(amount) <> 0;

-- name: whoever is or was an affiliate is marked so, and a commission says what its line says
select a.id from affiliates a join users u on u.id = a.user_id where not u.has_ever_been_affiliate and a.state not in ('created', 'ignored', 'invited')
union all select c.line_id from affiliate_commissions c join order_lines l on l.id = c.line_id
 where (l.affiliate ->> 'userId') is distinct from c.affiliate_id or (l.affiliate -> 'void' is not null and c.cents <> 0 and
  not exists (select 1 from outbox where aggregate like 'order/%'));

-- name: what a dispute holds of affiliates' shares is what their accounts say
select account from (
  select account, balance as amount from ledger_balances where account like 'affiliate\_held:%'
  union all select 'affiliate_held:' || (l.affiliate ->> 'userId'), -d.share_cents from disputed_lines d join order_lines l on l.id = d.line_id
   where d.released_at is null and d.share_cents > 0) as both_ways
 group by account having sum(amount) <> 0;

-- name: the tax of an order is the tax of its lines, and nothing of it is anybody's share
select o.id from orders o join order_lines l on l.order_id = o.id where o.tax_country is not null group by o.id
 having o.tax_cents <> sum(l.tax_cents) or o.total_cents <> sum(l.list_cents - l.discount_cents) + o.tax_cents;

-- name: the books hold the tax that came in with sales, less what went back with refunds and disputes
select 'tax' as account where coalesce((select sum(balance) from ledger_balances where account = 'tax'), 0) <>
 coalesce((select sum(l.tax_cents - round(l.tax_cents::numeric * l.refunded_cents / nullif(l.paid_cents, 0))) from orders o
  join order_lines l on l.order_id = o.id where o.tax_country is not null and o.status = 'paid' and not o.is_test and l.tax_cents > 0), 0);

-- name: I11 what opens is paid: a line gives access only in a paid order, a licence lives only with its line
select l.id from order_lines l join orders o on o.id = l.order_id where l.status <> 'pending' and o.status <> 'paid';

-- name: I15 a code was used as often as orders hold it, and never beyond its limit
select d.id from discounts d where d.times_used <> (select count(*) from discount_redemptions r where r.discount_id = d.id and r.returned_at is null)
 or d.times_used > coalesce(d.max_uses, d.times_used);

-- name: I15b the use of a code is kept while an order waits and counted once it is paid
select r.order_id from discount_redemptions r join orders o on o.id = r.order_id
 where r.returned_at is null and (o.status = 'paid') <> (r.reserved_until is null);

-- name: I24 the test provider took exactly what our charges say
select i.id from sim_intents i join charges c on c.intent_id = i.id and c.provider = 'simulated'
 where c.status = 'captured' and (i.status <> 'succeeded' or i.amount_cents <> c.amount_cents);

-- name: I8b what creators' earnings wait for is exactly what open disputes hold
select account from (
  select account, balance as amount from ledger_balances where account like 'creator\_held:%'
  union all select 'creator_held:' || l.creator_id, -d.held_cents from disputed_lines d join order_lines l on l.id = d.line_id
   where d.released_at is null) as both_ways
 group by account having sum(amount) <> 0;

-- name: I24b we never say that more went back than the test provider gave back
select i.id from sim_intents i join charges c on c.intent_id = i.id and c.provider = 'simulated' where c.refunded_cents > i.refunded_cents;

-- name: I3 nobody has fewer than no tokens, and what the books say is what the account says
select a.user_id from token_accounts a where a.balance < 0 or a.held < 0
 or a.balance <> coalesce((select sum(b.balance) from ledger_balances b where b.account = 'user_tokens:' || a.user_id and b.currency = 'TOK'), 0)
 or a.held <> coalesce((select sum(b.balance) from ledger_balances b where b.account = 'tokens_held:' || a.user_id and b.currency = 'TOK'), 0);

-- name: I4 each balance of the token history follows from the one before, and the last is the account's
select u.id from (select id, user_id, balance_after, token_cost,
  lag(balance_after, 1, 0) over (partition by user_id order by id) as before,
  lead(id) over (partition by user_id order by id) as later from token_usage) u
 join token_accounts a on a.user_id = u.user_id
 where u.balance_after <> u.before - u.token_cost or (u.later is null and u.balance_after <> a.balance);

-- name: what is left of everything granted is the balance
select a.user_id from token_accounts a where a.balance <> coalesce((select sum(l.remaining) from token_lots l where l.user_id = a.user_id), 0);

-- name: what is held is what waits or runs
select a.user_id from token_accounts a
 where a.held <> coalesce((select sum(r.cost) from token_reservations r where r.user_id = a.user_id and r.state = 'held'), 0);

-- name: I19 a job that waits or runs has its tokens set aside, one that has ended has not
select j.id from generation_jobs j left join token_reservations r on r.id = j.id
 where (j.status in ('queued', 'running')) <> (coalesce(r.state, '') = 'held');

-- name: a paid order of tokens was carried out, and nothing else was
select t.order_id from token_orders t join orders o on o.id = t.order_id where (o.status = 'paid') <> (t.granted_at is not null);

-- name: what a buyer shows with a refund is never public, and belongs to whoever asked
select p.file_id from refund_pictures p join files f on f.id = p.file_id left join refunds r on r.id = p.refund_id
 where f.is_public or f.owner_id is distinct from p.owner_id or r.buyer_id <> p.owner_id;

-- name: what our team has to decide is a case, and every open case is theirs to decide
select coalesce(r.id, c.refund_id) as id from (select id from refunds where status in ('escalated', 'staff_review')) r
 full join (select refund_id from refund_cases where closed_at is null) c on c.refund_id = r.id where r.id is null or c.refund_id is null;

-- name: a closed case waits for nobody, and whoever works on a case has a name
select c.refund_id from refund_cases c join refunds r on r.id = c.refund_id
 where (c.closed_at is not null and exists (select 1 from refund_case_proposals p where p.refund_id = c.refund_id and p.state = 'open'))
  or (r.status = 'staff_review' and r.assignee_id is null);

-- name: a coupon given in a case is for the buyer of that case alone
select g.refund_id from refund_case_goodwill g join refunds r on r.id = g.refund_id join discounts d on d.id = g.discount_id
 where d.holder_id is distinct from r.buyer_id or d.value <> g.amount_cents or d.max_uses is distinct from 1;

-- name: what goes back by itself opens nothing from the approval on
select r.id from refunds r join order_lines l on l.id = r.line_id
 where r.status = 'auto_approved' and l.item_type in ('product', 'training') and l.paused_at is null;

-- name: nothing of a line is handed out once all of it is being given back
select l.id from order_lines l where l.paused_at is not null and (
  exists (select 1 from line_downloads d where d.line_id = l.id and d.last_at > l.paused_at)
  or exists (select 1 from opened_lessons p where p.line_id = l.id and p.first_at > l.paused_at));

-- name: what somebody gave back at the provider is booked once, and as far as the order goes
select o.order_id from outside_refunds o where o.booked_cents > 0 and not exists (
  select 1 from ledger_transactions t where t.kind = 'refund' and t.source = 'outside/' || o.provider || '/' || o.refund_id)
 and not (select r.is_test from orders r where r.id = o.order_id);

-- name: I21a the audit log is numbered without a gap
select max(n) as last, count(*) as entries from audit_entries having max(n) <> count(*);

-- name: I21b each of the last thousand entries of the audit log follows from the one before it
select n from (
  select e.n, e.hash, audit_hash(lag(e.hash) over (order by e.n), e) as expected, row_number() over (order by e.n) as place
  from (select * from audit_entries order by n desc limit 1001) e) as chained
where (place > 1 or n = 1) and hash <> expected;

-- name: of a licence and its upgrade one is valid at most
select l.id from order_lines l join licences a on a.line_id = l.id join licences b on b.line_id = l.upgrade_of
 where l.upgrade_of is not null and a.status = 'active' and b.status = 'active';

-- name: what is ready arrived whole, and nothing that is over is anybody's for longer than a day
select id from uploads where (state <> 'receiving' and received <> bytes) or (user_id is not null and expires_at < now() - interval '1 day');

-- name: a deleted account sends nothing
select u.id from uploads u join users p on p.id = u.user_id where p.deleted_at is not null;

-- name: what went back of a line is the sum of its parts
select l.id from order_lines l left join (select line_id, sum(cents) as cents from line_refunds group by line_id) r on r.line_id = l.id
 where l.refunded_cents <> coalesce(r.cents, 0);

-- name: the sums of a creator's days equal the recount of their sales, the whole and every split of it
select creator_id, split, part from (
  select creator_id, split, case when split = '' then '' else part end as part, sum(sales + free) as count, sum(gross) as gross, sum(refunded) as refunded,
   sum(commission) as commission, sum(affiliate) as affiliate, sum(earned) as earned, sum(sold_earned) as sold, sum(sold_pending) as pending
   from creator_days where slice = '' and split not like '%/month' group by 1, 2, 3
  union all select s.creator_id, d.split, d.part, -count(*), -sum(s.list_cents), -sum(s.refunded_cents), -sum(s.commission_cents),
   -sum(s.affiliate_cents), -sum(s.earned_cents), -sum(s.earned_cents), -sum(s.pending_cents)
   from sale_lines s cross join lateral (values ('', ''), ('item', s.item_key), ('country', s.country), ('source', s.source), ('licence', s.licence))
    as d (split, part) group by 1, 2, 3) as both_ways
 group by creator_id, split, part
 having sum(count) <> 0 or sum(gross) <> 0 or sum(refunded) <> 0 or sum(commission) <> 0 or sum(affiliate) <> 0
  or sum(earned) <> 0 or sum(sold) <> 0 or sum(pending) <> 0;

-- name: the parts of each slice of a day come to the whole of it
select w.creator_id, w.slice, w.day from creator_days w join (select creator_id, slice, day, split, sum(earned) as earned, sum(gross) as gross,
  sum(sold_earned) as sold from creator_days where split <> '' and split not like '%/month' group by 1, 2, 3, 4) p
 on p.creator_id = w.creator_id and p.slice = w.slice and p.day = w.day
 where w.split = '' and (w.earned <> p.earned or w.gross <> p.gross or w.sold_earned <> p.sold);

-- name: the months of a split come to its days
select creator_id, slice, split, part from (
  select creator_id, slice, replace(split, '/month', '') as split, part, left(day, 7) as month, case when split like '%/month' then 1 else -1 end as side,
   earned, gross, sold_earned, sold_pending, views from creator_days where split <> '') as both_ways
 group by creator_id, slice, split, part, month having sum(side * earned) <> 0 or sum(side * gross) <> 0 or sum(side * sold_earned) <> 0
  or sum(side * sold_pending) <> 0 or sum(side * views) <> 0;

-- name: what a creator's figures say is what the books say, once everything that was told is heard
select creator_id from (
  select s.creator_id, s.earned_cents as amount from sale_lines s
  union all select substring(e.account from '^creator_(?:pending|available|held):(.*)$'), -e.amount
   from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
   where e.account ~ '^creator_(pending|available|held):' and t.kind in ('sale', 'refund', 'dispute', 'dispute_closed', 'dispute_lost', 'mature', 'share_void')) as both_ways
 where not exists (select 1 from outbox where aggregate like 'order/%') and not exists (select 1 from unfollowed_orders where creator_ids is null)
  and creator_id not in (select unnest(creator_ids) from unfollowed_orders where creator_ids is not null)
 group by creator_id having sum(amount) <> 0;

-- name: the counts of a post equal the recount, and so does what its ranking is made of
select p.id from posts p
 left join (select post_id, count(*) as n, sum(quarters) as quarters from post_likes group by post_id) l on l.post_id = p.id
 left join (select s.post_id, count(*) as n, count(*) filter (where s.user_id <> o.author_id) as hot
  from post_saves s join posts o on o.id = s.post_id group by s.post_id) s on s.post_id = p.id
 left join (select c.post_id, count(*) as n, count(distinct c.author_id) filter (where c.author_id <> o.author_id) as hot
  from post_comments c join posts o on o.id = c.post_id where c.status = 'published' group by c.post_id) c on c.post_id = p.id
 where (p.likes, p.hot_like_quarters, p.saves, p.hot_saves, p.comments, p.hot_commenters) is distinct from
  (coalesce(l.n, 0), coalesce(l.quarters, 0), coalesce(s.n, 0), coalesce(s.hot, 0), coalesce(c.n, 0), coalesce(c.hot, 0));

-- name: the counts of a comment equal the recount
select c.id from post_comments c
 left join (select comment_id, count(*) as n from comment_likes group by comment_id) l on l.comment_id = c.id
 left join (select parent_id, count(*) as n from post_comments where status = 'published' and parent_id is not null group by parent_id) r
  on r.parent_id = c.id
 where (c.likes, c.replies) is distinct from (coalesce(l.n, 0), coalesce(r.n, 0));

-- name: comments stand on two levels, each under its own post
select c.id from post_comments c join post_comments top on top.id = c.parent_id where top.parent_id is not null or top.post_id <> c.post_id;

-- name: what is marked as the answer is a comment of the question that can be read
select p.id from posts p join post_comments c on c.id = p.answer_id where c.post_id <> p.id or c.status <> 'published' or p.kind <> 'question';

-- name: a tag counts the posts with it that can be read, and a post lists the tags it has
select t.tag from community_tags t left join (select x.tag, count(*) as n from post_tags x join posts p on p.id = x.post_id
  where p.status = 'published' group by x.tag) used on used.tag = t.tag where t.posts <> coalesce(used.n, 0)
 union all select p.id from posts p left join (select post_id, array_agg(tag order by tag) as tags from post_tags group by post_id) x
  on x.post_id = p.id where coalesce(x.tags, '{}') <> array(select unnest(p.tags) order by 1);

-- name: at most three posts stand above the ranking, and all of them can be read
select id from posts where pinned_at is not null and status <> 'published'
 union all select min(id) from posts where pinned_at is not null having count(*) > 3;

-- name: a case counts whoever reported it, and says by itself how grave it is
select c.id from report_cases c left join lateral (select count(distinct r.reporter_id) as reporters, coalesce(bool_or(r.claim is not null), false) as claimed,
  bool_or(r.reason = c.reason) as named from reports r where r.case_id = c.id) r on true
 where c.created_at > now() - interval '30 days' and exists (select 1 from reports where case_id = c.id) and (c.reporters <> r.reporters or not r.named);

-- name: nobody waits with two open reports about one thing for one reason
select r.reporter_id, c.target_type, c.target_id from reports r join report_cases c on c.id = r.case_id
 where c.status in ('pending', 'in_review') and c.appealed_at is null group by r.reporter_id, c.target_type, c.target_id, r.reason having count(*) > 1;

-- name: what was decided about a case is what its last decision says, and an appeal is never decided by whoever decided before
select c.id from report_cases c where c.decided_at is not null and not exists (select 1 from report_decisions d
  where d.case_id = c.id and d.undone_at is null and d.decision = c.decision and d.decided_by = c.decided_by)
 union all select d.case_id from report_decisions d join report_decisions e on e.case_id = d.case_id and not e.is_of_appeal and e.undone_at is null
  where d.is_of_appeal and d.undone_at is null and d.decided_by = e.decided_by;

-- name: nobody is suspended by a report without a second admin
select id from report_decisions where suspension = 'agreed' and (suspension_by is null or suspension_by = decided_by);

-- name: I8 what a person was paid and is being paid is what they earned less refunds and holds, less what is still theirs to take
select user_id from (
  select substring(account from position(':' in account) + 1) as user_id, balance as amount from ledger_balances
   where account like 'creator\_available:%' or account like 'affiliate\_available:%'
  union all select p.user_id, p.amount_cents from payouts p where p.status not in ('failed', 'returned', 'cancelled')
  union all select substring(e.account from position(':' in e.account) + 1), -e.amount from ledger_entries e
   join ledger_transactions t on t.id = e.transaction_id
   where (e.account like 'creator\_available:%' or e.account like 'affiliate\_available:%')
    and t.kind not in ('payout', 'payout_back', 'payout_returned')) as both_ways
 group by user_id having sum(amount) <> 0;

-- name: I8c a payout is the sum of the entries it claims, and one that was given back claims none
select p.id from payouts p left join (select payout_id, sum(amount) as amount, sum(amount) filter (where released_at is null) as live
   from payout_lines group by payout_id) l on l.payout_id = p.id
 where l.amount is distinct from p.amount_cents
  or coalesce(l.live, 0) <> case when p.status in ('failed', 'returned', 'cancelled') then 0 else p.amount_cents end;

-- name: I8d what is collected for payouts and neither paid nor given back is what the books hold for them
select user_id from (
  select substring(account from 19) as user_id, balance as amount from ledger_balances where account like 'creator\_in\_payout:%'
  union all select user_id, -amount_cents from payouts
   where status in ('draft', 'approved', 'processing', 'sent', 'on_hold') and paid_at is null) as both_ways
 group by user_id having sum(amount) <> 0;

-- name: I8e what left the payout provider is what the books say left it, and so is what is on its way
select account from (
  select account, balance as amount from ledger_balances where account in ('payout_provider', 'payout_transit')
  union all select 'payout_provider', -(case when status = 'returned' then 0 else amount_cents end + fee_cents) from payouts where taken_at is not null
  union all select 'payout_provider', -e.amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
   where t.kind = 'payout_correction' and e.account = 'payout_provider'
  union all select 'payout_transit', amount_cents from payouts where taken_at is not null and paid_at is null and status <> 'returned') as both_ways
 group by account having sum(amount) <> 0;

-- name: a large payout is sent with two approvals, every other with one, and none with its owner's
select p.id from payouts p left join payout_approvals a on a.payout_id = p.id and a.withdrawn_at is null
 where p.status in ('approved', 'processing', 'sent', 'paid') group by p.id
 having count(distinct a.user_id) < case when p.amount_cents > 100000 then 2 else 1 end or bool_or(a.user_id = p.user_id);

-- name: I24c the simulated payout provider was asked for nothing but payouts, once each and for their amount
select t.id from simulated_transfers t left join payouts p on p.id = t.idempotency_key
 where p.id is null or p.amount_cents <> t.amount_cents or (p.external_id is not null and (p.external_id <> t.id or p.fee_cents <> t.fee_cents));

-- name: what the sums of a day say of visits is what its visits were counted with
select day from (
  select day, visits, page_views, paid, paid_cents from visit_days where dimension = '' and day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-DD')
  union all select day, -1, -(counted -> 'amounts' ->> 'pageViews')::bigint, -(counted -> 'amounts' ->> 'paid')::bigint,
    -(counted -> 'amounts' ->> 'paidCents')::bigint
   from visits where counted is not null and day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-DD')) as both_ways
 group by day having sum(visits) <> 0 or sum(page_views) <> 0 or sum(paid) <> 0 or sum(paid_cents) <> 0;

-- name: what visits of a day come to by source, device and country is what they come to together
select day from visit_days where dimension in ('', 'source', 'device', 'country') and day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-DD')
 group by day having sum(visits) <> 4 * sum(visits) filter (where dimension = '') or sum(paid_cents) <> 4 * sum(paid_cents) filter (where dimension = '');

-- name: nobody is tracked without the proof that they agreed, and nobody's place is kept without a visit
select id from visits where day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-DD') and (consent_version = '' or consent_at > started_at + interval '1 day');

-- name: the sums of revenue are those of its records
select day from (
  select day, lines, cents, verified_cents, agreed_orders from revenue_days where country = '' and day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-DD')
  union all select day, -1, -amount_cents, case when webhook_verified then -amount_cents else 0 end, case when is_first and is_agreed then -1 else 0 end
   from analytics_data where day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-DD')) as both_ways
 group by day having sum(lines) <> 0 or sum(cents) <> 0 or sum(verified_cents) <> 0 or sum(agreed_orders) <> 0;

-- name: the sums of what was sold are those of its records
select day, item from (
  select day, item, lines, cents from item_days where day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-DD')
  union all select day, item, -1, -amount_cents
   from analytics_data where item <> '' and day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-DD')) as both_ways
 group by day, item having sum(lines) <> 0 or sum(cents) <> 0;

-- name: the months of visits come to their days
select part from (
  select split_part(dimension, '/', 1) as dimension, part, left(day, 7) as month, case when dimension like '%/month' then 1 else -1 end as side,
   visits, anonymous, page_views, carts, paid, paid_cents from visit_days
   where dimension in ('source', 'source/month', 'site', 'site/month', 'campaign', 'campaign/month', 'device', 'device/month', 'os', 'os/month',
    'browser', 'browser/month', 'country', 'country/month', 'place', 'place/month')
   and day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-01')) as both_ways
 group by dimension, part, month having sum(side * visits) <> 0 or sum(side * anonymous) <> 0 or sum(side * page_views) <> 0 or sum(side * carts) <> 0
  or sum(side * paid) <> 0 or sum(side * paid_cents) <> 0;

-- name: what a day came to in every country is what it came to together
select day from revenue_days where day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-DD')
 group by day having sum(case country when '' then 1 else -1 end * orders) <> 0 or sum(case country when '' then 1 else -1 end * lines) <> 0
  or sum(case country when '' then 1 else -1 end * cents) <> 0 or sum(case country when '' then 1 else -1 end * verified_cents) <> 0
  or sum(case country when '' then 1 else -1 end * agreed_orders) <> 0;

-- name: the months of revenue come to its days
select country from (
  select month, country, orders, lines, cents, verified_cents, agreed_orders from revenue_months
   where month >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-01')
  union all select left(day, 7) || '-01', country, -orders, -lines, -cents, -verified_cents, -agreed_orders from revenue_days
   where country <> '' and day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-01')) as both_ways
 group by month, country having sum(orders) <> 0 or sum(lines) <> 0 or sum(cents) <> 0 or sum(verified_cents) <> 0 or sum(agreed_orders) <> 0;

-- name: the months of what was sold come to its days
select item from (
  select month, item, lines, cents from item_months where month >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-01')
  union all select left(day, 7) || '-01', item, -lines, -cents from item_days
   where day >= to_char((now() - interval '3 days') at time zone 'UTC', 'YYYY-MM-01')) as both_ways
 group by month, item having sum(lines) <> 0 or sum(cents) <> 0;

-- name: an item is in at most one sale event at a time, and never without 14 days between two
select a.item_id from sale_event_items a join sale_events x on x.id = a.event_id join sale_event_items b on b.item_type = a.item_type and b.item_id = a.item_id
  join sale_events y on y.id = b.event_id where a.event_id <> b.event_id and a.status in ('planned', 'running') and b.status in ('planned', 'running')
  and x.starts_at <= y.starts_at and y.starts_at < x.ends_at + interval '14 days';

-- name: what runs is in an event that is active
select i.event_id from sale_event_items i join sale_events e on e.id = i.event_id where i.status = 'running' and e.status <> 'active';

-- name: the sale beside a price is one its item takes part in, within its days
select t.id from (select 'product' as type, id, sale from products where sale is not null union all
  select 'training', id, sale from trainings where sale is not null) t
 left join sale_event_items i on i.event_id = t.sale ->> 'eventId' and i.item_type = t.type and i.item_id = t.id and i.status in ('planned', 'running')
 left join sale_events e on e.id = i.event_id
 where i.event_id is null or (t.sale ->> 'startsAt')::timestamptz <> e.starts_at or (t.sale ->> 'endsAt')::timestamptz <> e.ends_at;

-- name: D23 what our commission pays of a line is its discount, and takes nothing below zero but for goodwill
select l.id from order_lines l join orders o on o.id = l.order_id left join discounts d on d.id = o.discount_id
 where (l.split ->> 'platformPaid')::int > l.discount_cents
  or ((l.split ->> 'commission')::int < 0 and (d.source is distinct from 'goodwill' or l.split ->> 'platformPaid' is null));

-- name: D23 a creator gives of a discount of ours only what they agreed to, and only once our commission has given all
select l.id from order_lines l join orders o on o.id = l.order_id
 where l.split ? 'creatorPaid' and ((l.split ->> 'commission')::int <> 0
  or (l.split ->> 'platformPaid')::int + (l.split ->> 'creatorPaid')::int > l.discount_cents
  or not exists (select from discount_agreements a where a.discount_id = o.discount_id and a.creator_id = l.creator_id and a.agreed_at <= o.created_at));

-- name: what a code took off a line is part of its discount, with everything we and its creator paid for us, and an order without a code has none
select l.id from order_lines l join orders o on o.id = l.order_id
 where l.code_cents not between 0 and l.discount_cents or (l.code_cents > 0 and o.discount_code is null)
  or coalesce((l.split ->> 'platformPaid')::int, 0) + coalesce((l.split ->> 'creatorPaid')::int, 0) > l.code_cents;

-- name: a large discount of ours took nothing off before a second person agreed
select id from discounts where is_waiting and approved_by is not null;
-- name: a bundle that is on sale has two to twenty items, and what was bought with one is its creator's line like any other
select b.id from bundles b left join bundle_items i on i.bundle_id = b.id where b.status = 'published' and b.suspended_at is null
 group by b.id having count(i.item_id) not between 2 and 20
 union all select l.id from order_lines l where l.bundle_id is not null and (l.item_type not in ('product', 'training') or l.paid_cents - l.tax_cents > l.list_cents);

-- name: the version that is live is the newest of its document, and what is scheduled is drafted
select d.name from content_documents d left join content_versions v on v.name = d.name
 group by d.name having coalesce(max(v.version), 0) <> d.version or bool_or(d.publish_at is not null and d.draft is null);
