import { randomUUID } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetMails, writeMails } from '#test/builders/accounts.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { statementsDuring } from '#test/builders/statements.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
const registered = `${randomUUID()}@example.com`;

beforeAll(async () => {
  app = await freshApp();
  await signedInAs(app, { email: registered });
});
afterAll(() => app.close());

const person = {
  firstName: 'Hannah',
  lastName: 'Keller',
  password: 'kiwi-river-42-lantern',
  acceptTerms: true as const,
};

const asks = {
  login: (email: string) => app.call('POST /auth/login', { body: { email, password: 'not the password' } }),
  register: (email: string) => app.call('POST /auth/register', { body: { ...person, email } }),
  reset: (email: string) => app.call('POST /auth/password-reset', { body: { email } }),
};
type Ask = keyof typeof asks;

const says: Record<Ask, string> = {
  login: 'Login failed',
  register: 'Registration received',
  reset: 'If this email has an account, a link is on its way',
};

const newEmail = () => `${randomUUID()}@example.com`;

test.each<Ask>(['login', 'register', 'reset'])(
  '%s answers the same for an e-mail with an account and one without',
  async (ask) => {
    const [one, other] = [await asks[ask](registered), await asks[ask](newEmail())];
    const observable = ({ status, body, headers }: typeof one) => {
      const { requestId: _, ...rest } = body as { requestId?: string };
      return { status, rest, headers: Object.keys(headers).sort(), length: headers['content-length'] };
    };
    expect(observable(one)).toEqual(observable(other));
    expect(one.body.message).toBe(says[ask]);
  },
);

/** The slow parts of a request: password checks and hashes with their cost, and the SQL statements. */
const workOf = async (ask: Ask, email: string) => {
  using verify = vi.spyOn(argon2, 'verify');
  using hash = vi.spyOn(argon2, 'hash');
  const statements = await statementsDuring(() => asks[ask](email));
  const compared = verify.mock.calls.map(([hashed]) => argon2.parseOptions(hashed as string));
  return { statements, compared, hashed: hash.mock.calls.map(([, cost]) => cost) };
};

const hashing: Record<Ask, { compared: number; hashed: number }> = {
  login: { compared: 1, hashed: 0 },
  register: { compared: 0, hashed: 1 },
  reset: { compared: 0, hashed: 0 },
};

test.each<Ask>(['login', 'register', 'reset'])(
  '%s is the same slow work for an e-mail with an account as for one without',
  async (ask) => {
    const [{ statements: ofOne, ...one }, { statements: ofOther, ...other }] = [
      await workOf(ask, registered),
      await workOf(ask, newEmail()),
    ];
    expect(one).toEqual(other);
    expect({ compared: one.compared.length, hashed: one.hashed.length }).toEqual(hashing[ask]);
    const more = ofOne.filter((statement) => !ofOther.includes(statement));
    // A sign-in locks the existing account's row by its key.
    const isHeld = [expect.stringMatching(/ from "app_user" where \("app_user"\."id" = \$1 .*\) for update$/)];
    expect(more).toEqual(ask === 'login' ? isHeld : []);
    expect(ofOther).toEqual(ofOne.filter((statement) => !more.includes(statement)));
  },
);

test('what differs is done by a job, after the answer', async () => {
  await forgetMails(app);
  await asks.reset(registered);
  await asks.reset('nobody@example.com');
  const mails = sql`select count(*)::int as count from mail`;
  const before = (await app.db.execute(mails)).rows[0]?.count;
  await writeMails(app);
  expect((await app.db.execute(mails)).rows[0]?.count).toBe(Number(before) + 1);
});
