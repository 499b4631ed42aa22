-- The books: double entry in whole cents, append-only, balanced by the database itself (trust I1, trust I2, trust L7).
create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it is about; the same thing is never booked twice.
  source text not null,
  at timestamptz not null,
  written_in xid8 not null default pg_current_xact_id(),
  unique (source, kind)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions (id),
  account text not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  available_at timestamptz
);
create index ledger_entries_of_transaction on ledger_entries (transaction_id);
create index ledger_entries_of_account on ledger_entries (account, id);

-- A balance is the sum of its shards. Each connection writes a shard of its own, so busy accounts are no queue.
create table ledger_balances (
  account text not null,
  currency text not null,
  shard integer not null,
  balance bigint not null,
  primary key (account, currency, shard)
);

create function ledger_balance_follows() returns trigger language plpgsql as $$
begin
  insert into ledger_balances (account, currency, shard, balance)
    select account, currency, pg_backend_pid() % 32, sum(amount) from fresh group by account, currency order by account, currency
    on conflict (account, currency, shard) do update set balance = ledger_balances.balance + excluded.balance;
  return null;
end $$;
create trigger ledger_balance_follows after insert on ledger_entries
  referencing new table as fresh for each statement execute function ledger_balance_follows();

-- Nobody adds to a transaction that is already in the books.
create function ledger_entry_belongs() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_transactions t where t.id = new.transaction_id and t.written_in = pg_current_xact_id()) then
    raise exception 'ledger transaction % is closed', new.transaction_id;
  end if;
  return new;
end $$;
create trigger ledger_entry_belongs before insert on ledger_entries for each row execute function ledger_entry_belongs();

create function ledger_transaction_balances() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_entries where transaction_id = new.id)
    or exists (select 1 from ledger_entries where transaction_id = new.id group by currency having sum(amount) <> 0) then
    raise exception 'ledger transaction % does not balance', new.id;
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_balances after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_balances();

create trigger ledger_transactions_stand before update or delete on ledger_transactions for each row execute function refuse_rewriting();
create trigger ledger_entries_stand before update or delete on ledger_entries for each row execute function refuse_rewriting();
