import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContractRoute, contract } from '#contract/index.ts';
import { type OpenShop, openShop } from './builders/valid-calls/open-shop.ts';
import { everyRoute } from './fresh-app.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What a stolen session alone may not do. Deliberately duplicated: to unmark a call by mistake would need two changes. */
const needed = {
  // The way into one's own account, and its end.
  'POST /auth/change-email': 'always',
  'DELETE /auth/sessions/:id': 'always',
  'DELETE /auth/sessions': 'always',
  'POST /auth/two-factor/recovery-codes': 'always',
  'POST /auth/two-factor/disable': 'always',
  'POST /auth/delete-account': 'always',
  // Whoever works here: all changes of their accounts.
  'POST /users': 'always',
  'PUT /users/:id': 'always',
  'PATCH /users/:id/activate': 'always',
  'PATCH /users/:id/deactivate': 'always',
  'POST /users/:id/change-password': 'always',
  'POST /users/:id/invitation': 'always',
  'POST /users/:id/two-factor/reset': 'always',
  'DELETE /users/:id': 'always',
  // Other people.
  'PUT /admin/customers/:id': ['email'],
  'DELETE /admin/customers/:id': 'always',
  'POST /admin/customers/:id/anonymise': 'always',
  // Keys, where money goes, who gets in, and everything at once.
  'PUT /admin/settings': ['email', 'payment', 'security'],
  'PATCH /admin/payment-methods/:methodType': 'always',
  'POST /admin/settings/backup': 'always',
  'PUT /admin/bookings/:id/status': ['force'],
} as const satisfies Partial<Record<ContractRoute, 'always' | readonly string[]>>;
type Needed = keyof typeof needed;
const routes = Object.keys(needed) as Needed[];

test('the calls that need a fresh proof are these', () => {
  const marked = everyRoute.filter(([, { proof }]) => proof).map(([route, { proof }]) => [route, proof]);
  expect(Object.fromEntries(marked)).toEqual(needed);
});

const refused = { status: 403, payload: { error: 'auth.proof-needed' } };

const forgetProofs = () => shop.app.db.execute(sql`update session set proved_at = null`);

test.each(routes)('%s refuses a session whose proof is old, and takes it after a new one', (route) =>
  shop.undo.undone(async () => {
    const fields: 'always' | readonly string[] = needed[route];
    const samples = await shop.samplesOf(route);
    const askedFor = samples.filter(({ body }) => fields === 'always' || fields.some((field) => Object(body)[field]));
    expect(askedFor).not.toEqual([]);
    for (const sample of askedFor) {
      await forgetProofs();
      await shop.undo.undone(async () =>
        expect(await shop.send(route, contract[route], sample)).toMatchObject(refused),
      );
      await shop.app.db.execute(sql`update session set proved_at = created_at`);
      expect((await shop.undo.undone(() => shop.send(route, contract[route], sample))).status).toBe(200);
    }
  }),
);

test.each(['PUT /admin/customers/:id', 'PUT /admin/settings'] as const)(
  '%s asks for none without these fields',
  (route) =>
    shop.undo.undone(async () => {
      const [sample] = await shop.samplesOf(route);
      await forgetProofs();
      const kept = Object.entries(Object(sample?.body)).filter(
        ([name]) => !needed[route].some((field) => field === name),
      );
      const reply = await shop.send(route, contract[route], { ...sample, body: Object.fromEntries(kept) });
      expect(reply.status).toBe(200);
    }),
);
