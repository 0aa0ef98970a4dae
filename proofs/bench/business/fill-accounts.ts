import type { ClientBase } from 'pg';

/** Adds what grows with visitors rather than with bookings: accounts, each signed in once, and counted requests. */
export const fillAccounts = async (client: ClientBase, accounts: number): Promise<void> => {
  await client.query(accountsOf, [accounts]);
  await client.query(counts, [accounts]);
};

const accountsOf = `
  with person as (
    insert into app_user (email, first_name, last_name, role, email_verified, created_at)
    select 'account' || nth || '@example.com', 'Ploy', 'Nakarin ' || nth, 'CUSTOMER', true, now()
    from generate_series(1, $1::int) nth
    returning id
  )
  insert into session (token_hash, user_id, created_at, last_seen_at, expires_at)
  select sha256(id::text::bytea), id, now(), now(), now() + interval '12 hours' from person`;

const counts = `
  insert into request_count (key, count, window_ends)
  select 'filled:' || nth, 1, now() + interval '1 hour' from generate_series(1, $1::int) nth`;
