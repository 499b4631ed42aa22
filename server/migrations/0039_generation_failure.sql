-- Why a job did not come out is kept as a code; the sentence is made where it is shown. A cancelled job needs none: what it gave back says it.
alter table generation_jobs rename column message to failure;
update generation_jobs set failure = case
    when status not in ('failed', 'timed_out') then null
    when status = 'timed_out' then 'timedOut'
    when failure like '%maintenance%' then 'maintenance'
    when failure like '%our check%' then 'quality'
    when failure like '%description%' then 'notUnderstood'
    when failure like '%picture%' then 'picture'
    else 'engine'
  end
  where failure is not null;
