-- Who works on the queue of jobs. A worker that is not seen any more has died: what it held is given to others.
create table job_worker (
  id       text primary key,
  seen_at  timestamptz not null default now()
);
