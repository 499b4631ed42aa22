-- Who earned most in a period is asked of everybody's day sums at once: the whole of each day, a narrow range of one index.
create index creator_days_whole on creator_days (day, creator_id) include (sales, gross, discounts, refunded, earned) where slice = '' and split = '';
