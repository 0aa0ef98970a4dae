import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../fresh-app.ts';

/** The headers of somebody of a role who is signed in at the app's time. */
export const signedIn = async (
  { step }: TestApp,
  role: 'CUSTOMER' | 'STAFF' | 'ADMIN',
): Promise<Record<string, string>> => {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await step(({ tx, now }) =>
    tx.execute(sql`
      with person as (
        insert into app_user (email, first_name, last_name, role, created_at)
        values (uuidv7()::text || '@example.com', 'Somchai', 'Example', ${role}, ${now.toString()}) returning id
      )
      insert into session (token_hash, user_id, created_at, last_seen_at, expires_at)
      select ${hash}, id, ${now.toString()}, ${now.toString()}, ${now.add({ hours: 1 }).toString()} from person`),
  );
  return { authorization: `Bearer ${token}` };
};
