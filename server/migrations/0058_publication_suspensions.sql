-- Why something was taken off sale: what is copied or unsafe is not handed out any more, not even to whoever bought it (decision B1).
alter table products add column suspension_code text
  check (suspension_code in ('copyright', 'malware', 'not_allowed', 'misleading', 'other'));
alter table trainings add column suspension_code text
  check (suspension_code in ('copyright', 'malware', 'not_allowed', 'misleading', 'other'));
update products set suspension_code = 'other' where status = 'suspended';
update trainings set suspension_code = 'other' where status = 'suspended';
