-- What resembles a product was asked anew for every page, half a millisecond of PostgreSQL each time. So the answer is kept for a while.
create table similar_products (
  -- Of no foreign key: it would lock the product, and a reader would wait for a sale of it. Products stay.
  product_n bigint primary key,
  -- Hash of the title, tags and category it was asked for: where they are others now, it has ended, whoever changed them.
  own_words bigint not null,
  -- The most alike first; with some to spare, because whether they are offered is asked when they are shown.
  similar_ns bigint[] not null,
  kept_at timestamptz not null
) with (fillfactor = 80);
