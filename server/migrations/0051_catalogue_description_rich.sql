-- A description may be formatted: a tree beside its plain extract, which search and heads read. Null is plain text as before.
alter table products add column description_rich jsonb check (jsonb_typeof(description_rich) = 'array');
