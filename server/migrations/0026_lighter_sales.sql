-- A sale writes some twenty rows; what nobody needs of that is left out.

-- Lines that nobody paid have not been sold to anybody by anybody.
drop index order_lines_of_item;
drop index order_lines_of_creator;
create index order_lines_of_creator on order_lines (creator_id, fulfilled_at desc) where fulfilled_at is not null;

-- An order is the answer to the one wish its secret was sent with: the key need not be kept a second time.
create unique index orders_by_secret on orders (secret_hash);

-- An intent is charged a moment after it was made: with room beside it, no index hears of that.
alter table sim_intents set (fillfactor = 70);

-- Entries are found by their transaction or their account, never by their number alone.
alter table ledger_entries drop constraint ledger_entries_pkey;
alter table ledger_entries add primary key (transaction_id, id);
drop index ledger_entries_of_transaction;

-- Nobody adds to a transaction that is already in the books, and balances follow: looked at once for all entries of a statement.
drop trigger ledger_entry_belongs on ledger_entries;
drop function ledger_entry_belongs();
create or replace function ledger_balance_follows() returns trigger language plpgsql as $$
declare
  closed bigint;
begin
  select transaction_id into closed from fresh
    where (select written_in from ledger_transactions where id = transaction_id) is distinct from pg_current_xact_id() limit 1;
  if found then
    raise exception 'ledger transaction % is closed', closed;
  end if;
  insert into ledger_balances (account, currency, shard, balance)
    select account, currency, pg_backend_pid() % 32, sum(amount) from fresh group by account, currency order by account, currency
    on conflict (account, currency, shard) do update set balance = ledger_balances.balance + excluded.balance;
  return null;
end $$;

create or replace function ledger_transaction_balances() returns trigger language plpgsql as $$
begin
  if (select bool_and(total = 0) from (select sum(amount) as total from ledger_entries where transaction_id = new.id group by currency) as sums)
    is not true then
    raise exception 'ledger transaction % does not balance', new.id;
  end if;
  return null;
end $$;
