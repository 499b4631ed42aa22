-- What the books say was sold in a time is laid beside what analytics show of it. Bookings are written in the order of their times, so a block-range
-- index is enough: a few pages for a million of them, and next to nothing to write.
create index ledger_transactions_by_time on ledger_transactions using brin (at);
