import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** Signs in a person of a new account; returns the session token, and the headers to send with each request. */
export const sessionOf = async (databaseUrl: string, role: 'CUSTOMER' | 'STAFF' | 'ADMIN') => {
  const token = randomBytes(32).toString('base64url');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(signedIn, [createHash('sha256').update(token).digest(), role, `${token}@example.com`]);
    return { token, headers: { authorization: `Bearer ${token}` } };
  } finally {
    await client.end();
  }
};

// Of columns alone that the product of the bench's old figures has too.
const signedIn = `
  with person as (
    insert into app_user (email, first_name, last_name, role, created_at)
    values ($3, 'Ploy', 'Nakarin', $2, now())
    returning id
  )
  insert into session (token_hash, user_id, created_at, last_seen_at, expires_at)
  select $1, id, now(), now(), now() + interval '12 hours' from person`;
