-- What the books remember of a person beside their balances: since when they are paid out, which shortens their hold (decision B13), and how far they may owe (decision B9).
create table ledger_people (
  user_id text primary key,
  first_paid_at timestamptz,
  -- Absent: as far as everybody.
  may_owe_cents integer check (may_owe_cents >= 0)
);
