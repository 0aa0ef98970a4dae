import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Role } from '#kernel/role.ts';
import type { TestApp } from '../fresh-app.ts';

export type Person = Readonly<{
  id: string;
  email: string;
  /** Request headers with this person's session. */
  headers: Record<string, string>;
  token: string;
}>;

type AccountValues = Readonly<{
  role?: Role;
  email?: string;
  firstName?: string;
  lastName?: string;
  emailVerified?: boolean;
  mustChangePassword?: boolean;
  language?: 'en' | 'th';
}>;

/** The password of all accounts created here, hashed in advance because hashing is slow by design. */
export const password = 'a bridge over the Chao Phraya';
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$9OrEcl0AmNYjjVq6JXOxsw$53MLg27Va/UTbF4lxzUiO/8CXUEjazCB8KoYMSSOpgs';

/** Creates an account and a session at the app's time. By default its e-mail address is unique and verified. */
export const signedInAs = async (app: Pick<TestApp, 'step'>, values: AccountValues = {}): Promise<Person> => {
  const {
    role = 'CUSTOMER',
    email = `${randomUUID()}@example.com`,
    firstName = 'Somchai',
    lastName = 'Example',
  } = values;
  const { emailVerified = true, mustChangePassword = false, language = 'en' } = values;
  const id = await app.step(async ({ tx, now }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into app_user (email, password_hash, first_name, last_name, role, email_verified, must_change_password,
        language, created_at)
      values (${email}, ${passwordHash}, ${firstName}, ${lastName}, ${role}, ${emailVerified}, ${mustChangePassword},
        ${language}, ${now.toString()})
      returning id`);
    return rows[0]?.id ?? '';
  });
  return { id, email, ...(await anotherSession(app, id)) };
};

/** Creates another session for an account, as from another browser that has just signed in, or long ago. */
export const anotherSession = async (
  { step }: Pick<TestApp, 'step'>,
  userId: string,
  { isProven = true } = {},
): Promise<Pick<Person, 'headers' | 'token'>> => {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await step(({ tx, now }) => {
    const provedAt = isProven ? now.toString() : null;
    return tx.execute(sql`
      insert into session (token_hash, user_id, created_at, proved_at, last_seen_at, expires_at)
      values (${hash}, ${userId}, ${now.toString()}, ${provedAt}, ${now.toString()},
        ${now.add({ hours: 1 }).toString()})`);
  });
  return { token, headers: { authorization: `Bearer ${token}` } };
};

/** Request headers with a session of a new account with this role. */
export const signedIn = async (app: TestApp, role: Role): Promise<Record<string, string>> =>
  (await signedInAs(app, { role })).headers;
