-- What must always be true of the data. Each question finds what breaks it, so no row means all is well.
-- Asked after every operation test, and every minute by the job that raises an alarm. Grows with the domains.

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

-- name: I16b of the links mailed to an account only the newest of each kind is alive
select user_id, purpose from mailed_links where user_id is not null and used_at is null and expires_at > now()
 group by user_id, purpose having count(*) > 1;

-- name: I16c an unlock token has an end, and none outlives its 24 hours
select updated_at from lockouts where (unlock_token_hash is null) <> (unlock_token_expiry is null)
 or unlock_token_expiry > updated_at + interval '24 hours';

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
