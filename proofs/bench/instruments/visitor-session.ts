import { createHash } from 'node:crypto';
import pg from 'pg';

const token = 'c'.repeat(43);

/** Signs in a customer; returns the cookie. Works for the tables of then and of now. */
export const visitorSession = async (databaseUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(signedIn, [createHash('sha256').update(token).digest()]);
    return `session=${token}`;
  } finally {
    await client.end();
  }
};

const signedIn = `
  with visitor as (
    insert into app_user (email, first_name, last_name, role, created_at)
    values ('visitor@example.com', 'Hannah', 'Keller', 'CUSTOMER', now())
    on conflict do nothing
    returning id
  )
  insert into session (token_hash, user_id, created_at, last_seen_at, expires_at)
  select $1, id, now(), now(), now() + interval '12 hours' from visitor`;
