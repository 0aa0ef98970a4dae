-- An e-mail that an account had, and until when it hears of what happens to the account.
create table former_email (
  user_id uuid not null references app_user on delete cascade,
  email   text not null,
  until   timestamptz not null,
  primary key (user_id, email)
);

-- Until when a one-time password opens the account; null: it is none.
alter table app_user add column one_time_until timestamptz;
update app_user set one_time_until = now() + interval '3 days' where must_change_password;
