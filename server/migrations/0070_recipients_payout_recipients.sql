-- Where people are paid to. Account numbers lie in the vault's seal alone: this table, like every other, holds their last four
-- characters. Rows are never deleted, because payouts name them; what was sealed goes when its owner takes the account away.
create table payout_recipients (
  id text primary key,
  user_id text not null references users (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  type text not null check (type in ('iban', 'aba', 'sort_code', 'swift', 'email')),
  holder_name text not null,
  holder_type text not null check (holder_type in ('person', 'business')),
  fields_sealed text,
  last4 text not null check (length(last4) <= 4),
  status text not null check (status in ('incomplete', 'pending_verification', 'active', 'needs_attention', 'disabled')),
  -- What the person reads: what to mend, or why it may not be used any more.
  attention_reason text,
  is_default boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  verified_at timestamptz,
  cooldown_until timestamptz,
  -- The provider's own name for it; gone with every change, because the provider's is another account then.
  external_id text,
  removed_at timestamptz,
  check (not is_default or status <> 'disabled'),
  check (removed_at is null or status = 'disabled'),
  check ((fields_sealed is null) = (removed_at is not null)),
  check (status <> 'needs_attention' or attention_reason is not null),
  check (status <> 'active' or verified_at is not null)
);
create unique index payout_recipients_one_per_currency on payout_recipients (user_id, currency) where status <> 'disabled';
create unique index payout_recipients_one_default on payout_recipients (user_id) where is_default;
create index payout_recipients_of_user on payout_recipients (user_id, created_at);
create index payout_recipients_latest on payout_recipients (changed_at desc, id desc) where removed_at is null;
create index payout_recipients_by_age on payout_recipients (created_at, id) where removed_at is null;
create index payout_recipients_unverified on payout_recipients (changed_at) where status = 'pending_verification';
