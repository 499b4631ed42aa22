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
