import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetMails, writeMails } from '#test/builders/accounts.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
const known = `${randomUUID()}@example.com`;

beforeAll(async () => {
  app = await freshApp();
  await signedInAs(app, { email: known });
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
  reset: 'If this e-mail has an account, a link is on its way',
};

const newEmail = () => `${randomUUID()}@example.com`;

test.each<Ask>(['login', 'register', 'reset'])(
  '%s answers the same for an e-mail with an account and one without',
  async (ask) => {
    const [one, other] = [await asks[ask](known), await asks[ask](newEmail())];
    const told = ({ status, body, headers }: typeof one) => {
      const { requestId: _, ...rest } = body as { requestId?: string };
      return { status, rest, headers: Object.keys(headers).sort(), length: headers['content-length'] };
    };
    expect(told(one)).toEqual(told(other));
    expect(one.body.message).toBe(says[ask]);
  },
);

const ROUNDS = { least: 31, most: 151 };

// What else runs on the machine makes both slower: they take turns at being first, what counts is the median of what lies
// between the two, and where chance still speaks there are more rounds. A difference that is there stays.
test.each<Ask>(['login', 'register', 'reset'])(
  '%s takes as long for an e-mail with an account as for one without, within 10 milliseconds',
  { timeout: 120_000 },
  async (ask) => {
    const took = async (email: string) => {
      await app.db.execute(sql`truncate failed_login`);
      const begin = performance.now();
      await asks[ask](email);
      return performance.now() - begin;
    };
    const longer: number[] = [];
    const isAlike = () => Math.abs(median(longer)) < 10;
    while (longer.length < ROUNDS.least || (longer.length < ROUNDS.most && !isAlike())) {
      const unknown = newEmail();
      const isKnownFirst = longer.length % 2 === 0;
      const first = await took(isKnownFirst ? known : unknown);
      const second = await took(isKnownFirst ? unknown : known);
      longer.push(isKnownFirst ? first - second : second - first);
    }
    expect(isAlike(), `${median(longer)} ms longer`).toBe(true);
  },
);

test('what differs is done by a job, after the answer', async () => {
  await forgetMails(app);
  await asks.reset(known);
  await asks.reset('nobody@example.com');
  const mails = sql`select count(*)::int as count from mail`;
  const before = (await app.db.execute(mails)).rows[0]?.count;
  await writeMails(app);
  expect((await app.db.execute(mails)).rows[0]?.count).toBe(Number(before) + 1);
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
