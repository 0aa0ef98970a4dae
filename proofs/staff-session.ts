import { createHash } from 'node:crypto';
import pg from 'pg';

const token = 'b'.repeat(43);

/** Signs in a staff member or admin: returns the session token, and the headers to send with each request. */
export const staffSession = async (databaseUrl: string, role: 'STAFF' | 'ADMIN' = 'STAFF') => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(signedIn, [createHash('sha256').update(token).digest(), role]);
    return { token, headers: { authorization: `Bearer ${token}` } };
  } finally {
    await client.end();
  }
};

const signedIn = `
  with clerk as (
    insert into app_user (email, first_name, last_name, role, created_at)
    values ('clerk@example.com', 'Ploy', 'Nakarin', $2, now())
    on conflict do nothing
    returning id
  )
  insert into session (token_hash, user_id, created_at, proved_at, last_seen_at, expires_at)
  select $1, id, now(), now(), now(), now() + interval '12 hours' from clerk`;
