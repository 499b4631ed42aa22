-- Tax on digital services is written down as it was at the sale: where the buyer is, at which rate, by whose account, and what speaks for it.
alter table orders
  add column tax_country text check (tax_country ~ '^[A-Z]{2}$'),
  add column tax_bps integer not null default 0 check (tax_bps between 0 and 10000),
  add column is_reverse_charge boolean not null default false,
  add column tax_number text check (char_length(tax_number) <= 40),
  add column tax_evidence jsonb check (octet_length(tax_evidence::text) <= 400),
  add column card_country text check (card_country ~ '^[A-Z]{2}$'),
  add constraint orders_tax_has_a_country check (tax_country is not null or (tax_cents = 0 and tax_bps = 0 and not is_reverse_charge)),
  add constraint orders_reverse_charge_is_untaxed check (not is_reverse_charge or (tax_cents = 0 and tax_number is not null));

-- The return of a quarter reads what was sold and what came back in it.
create index orders_taxed_by_day on orders (paid_at) where tax_country is not null and not is_test;
create index line_refunds_by_day on line_refunds (at);
-- A buyer's last taxed order says where they are.
create index orders_taxed_by_buyer on orders (buyer_id, created_at desc) where tax_country is not null;
