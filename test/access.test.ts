import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Access } from '#contract/endpoint.ts';
import type { ContractRoute } from '#contract/index.ts';
import { createServer } from '#platform/http/server.ts';
import { createLog } from '#platform/log/log.ts';
import { bookingBody, smallBusiness } from './builders/booking.ts';
import { fullCover, someAddons } from './builders/extras.ts';
import { paymentsAt } from './builders/payments.ts';
import { anotherSession, signedInAs } from './builders/signed-in.ts';
import { validWrites } from './builders/valid-writes.ts';
import { everyRoute, freshApp, type TestApp } from './fresh-app.ts';
import { type StartedSandbox, startSandbox } from './start-sandbox.ts';

let sandbox: StartedSandbox;
let app: TestApp;
let bookingId: string;
const chargeId = 'chrg_test_12345';
let calls = 0;
let bodies: Partial<Record<ContractRoute, object>>;
const ids = {} as Record<Exclude<Person, 'nobody'>, string>;

const people = [
  'nobody',
  'another customer',
  'the customer',
  'staff',
  'admin',
  'admin with a one-time password',
] as const;
type Person = (typeof people)[number];

const accesses: readonly Access[] = ['public', 'guest', 'customer', 'staff', 'admin'];

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await freshApp({ now: '2026-11-20T12:00', payments: { ...paymentsAt(sandbox.url), isSandbox: true } });
  const { vehicleId, categoryId } = await smallBusiness(app);
  const { childSeat: addonId } = await app.step(({ tx }) => someAddons(tx));
  const packageId = await app.step(({ tx }) => fullCover(tx, categoryId));
  ({ bookingId } = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body);
  ids['the customer'] = (await signedInAs(app)).id;
  ids['another customer'] = (await signedInAs(app)).id;
  ids.staff = (await signedInAs(app, { role: 'STAFF' })).id;
  ids.admin = (await signedInAs(app, { role: 'ADMIN' })).id;
  ids['admin with a one-time password'] = (await signedInAs(app, { role: 'ADMIN', mustChangePassword: true })).id;
  await app.db.execute(sql`update customer set user_id = ${ids['the customer']}`);
  await app.db.execute(sql`
    insert into payment_attempt (booking_id, method_type, payment_plan, amount_satang, status, charge_id, created_at, updated_at)
    values (${bookingId}, 'card', 'full', 535000, 'successful', ${chargeId}, now(), now())`);
  bodies = validWrites({ vehicleId, bookingId, addonId, categoryId, packageId });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

/** The headers of a new session for each call, because some calls end their session. */
const headersOf = async (person: Person, route: ContractRoute): Promise<Record<string, string>> =>
  person === 'nobody' ? {} : (await anotherSession(app, ids[person], { isProven: route !== ending })).headers;

/** The call after which a person is nobody. */
const ending: ContractRoute = 'POST /auth/delete-account';

/** Fills in path parameters: a real booking and charge, so that their owner matters; invented ids for others. */
const filled = (path: string) =>
  path
    .replace(/^\/bookings\/:id/, `/bookings/${bookingId}`)
    .replace(':bookingId', bookingId)
    .replace(':subjectKind', 'booking')
    .replace(':chargeId', chargeId)
    .replace(/:version$/, '1')
    .replaceAll(/:\w+/g, () => randomUUID());

const ask = async (route: ContractRoute, person: Person) => {
  const [method = '', path = ''] = route.split(' ');
  const body = bodies[route];
  calls += 1;
  const { statusCode } = await app.server.inject({
    method: method as 'POST',
    url: `/api${filled(path)}`,
    headers: await headersOf(person, route),
    // A new IP address for each call, so that rate limits do not apply.
    remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
    ...(body && { payload: body }),
  });
  return statusCode;
};

const may: Record<Access, readonly Person[]> = {
  public: people,
  guest: ['the customer', 'staff', 'admin'],
  customer: ['another customer', 'the customer', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

/** Calls that are refused for another reason although the caller has access. */
const refusedAllTheSame: Partial<Record<ContractRoute, [status: number, people: readonly Person[], because: string]>> =
  {
    'POST /auth/login': [401, people, 'the password is wrong'],
    'POST /auth/login/two-factor': [401, people, 'the challenge is made up'],
    'POST /auth/two-factor': [
      401,
      ['nobody', 'admin with a one-time password'],
      'there is neither session nor challenge',
    ],
    'POST /auth/two-factor/confirm': [
      401,
      ['nobody', 'admin with a one-time password'],
      'there is neither session nor challenge',
    ],
    [ending]: [403, ['another customer', 'the customer', 'staff', 'admin'], 'they prove nothing, so that they stay'],
    'POST /bookings/:id/review': [404, ['staff', 'admin'], 'nobody reviews in the customer’s place'],
    'GET /bookings/:id/documents': [404, ['staff', 'admin'], 'staff have documents of their own, and print originals'],
    'POST /bookings/:id/agreements': [404, ['staff', 'admin'], 'nobody signs in the customer’s place'],
    'GET /bookings/:id/agreements/:version': [404, ['the customer', 'staff', 'admin'], 'nobody signed the version'],
    'GET /bookings/:id/photos/:photoId': [404, ['the customer', 'staff', 'admin'], 'the photograph is made up'],
    'POST /bookings/:id/photos': [404, ['staff', 'admin'], 'nobody adds pictures in the customer’s place'],
    'POST /bookings/:id/claims/:claimId/answer': [404, ['the customer', 'staff', 'admin'], 'the claim is made up'],
    'GET /bookings/:id/slips/:slipId': [404, ['the customer', 'staff', 'admin'], 'the slip is made up'],
    'DELETE /bookings/:id/slips/:slipId': [404, ['the customer', 'staff', 'admin'], 'the slip is made up'],
    'GET /bookings/:id/documents/:documentId': [404, ['the customer', 'staff', 'admin'], 'the document is made up'],
    'GET /bookings/:id/review': [404, ['staff', 'admin'], 'nobody reviews in the customer’s place'],
  };

const declared = (route: ContractRoute, access: Access, person: Person, isOpen: boolean): number | 'answered' => {
  const exception = refusedAllTheSame[route];
  if (exception?.[1].includes(person)) return exception[0];
  if (person === 'admin with a one-time password' && access !== 'public' && access !== 'guest')
    return isOpen ? 'answered' : 403;
  if (may[access].includes(person)) return 'answered';
  if (access === 'guest') return 404;
  return person === 'nobody' ? 401 : 403;
};

test.each(everyRoute)('%s is open to whom the contract names, and to nobody else', async (route, endpoint) => {
  for (const person of people) {
    const status = await ask(route, person);
    const { access, beforePasswordChange = false } = endpoint;
    const expected = declared(route, access, person, beforePasswordChange);
    const isRefused = status === 401 || status === 403 || (access === 'guest' && status === 404);
    const outcome = isRefused || typeof expected === 'number' ? status : 'answered';
    expect([person, outcome]).toEqual([person, expected]);
    expect(status).toBeLessThan(500);
  }
});

// Deliberately duplicated: opening an office call to others by mistake would need two changes.
const office = {
  staff: [
    'POST /upload/vehicle-images',
    'POST /upload/image',
    'GET /admin/bookings',
    'GET /admin/bookings/export',
    'GET /admin/customers/export',
    'GET /admin/vehicles/export',
    'GET /admin/bookings/stats',
    'GET /admin/bookings/calendar',
    'GET /admin/bookings/free-vehicles',
    'POST /admin/bookings/quote',
    'POST /admin/bookings',
    'GET /admin/bookings/:id',
    'GET /admin/bookings/:id/agreement',
    'GET /admin/bookings/:id/agreements',
    'GET /admin/bookings/:id/chargeback-evidence',
    'POST /admin/bookings/:id/agreement',
    'GET /admin/bookings/:id/documents',
    'GET /admin/bookings/:id/email',
    'POST /admin/bookings/:id/documents',
    'GET /admin/documents/:id',
    'GET /admin/documents/:id/file',
    'GET /admin/documents/:id/pages/:page',
    'PUT /admin/bookings/:id',
    'PUT /admin/bookings/:id/status',
    'POST /admin/bookings/:id/lock-vehicle',
    'GET /admin/bookings/moves',
    'POST /admin/bookings/moves',
    'GET /admin/claims',
    'POST /admin/bookings/:id/claims',
    'POST /admin/claims/:id/decision',
    'GET /admin/claim-prices',
    'POST /admin/claim-prices',
    'PUT /admin/claim-prices/:id',
    'DELETE /admin/claim-prices/:id',
    'GET /admin/bookings/:id/claim-proposal',
    'GET /admin/security-deposits',
    'POST /admin/bookings/:id/security-deposits',
    'POST /admin/bookings/:id/security-deposits/link',
    'POST /admin/security-deposits/:id/end',
    'POST /admin/bookings/:id/pick-up',
    'GET /admin/bookings/:id/return',
    'POST /admin/bookings/:id/return',
    'POST /admin/bookings/:id/photos/:kind',
    'POST /admin/bookings/:id/resend-email',
    'POST /admin/bookings/end-unproven',
    'DELETE /admin/bookings/:id',
    'GET /admin/vehicles',
    'GET /admin/vehicles/:id',
    'POST /admin/vehicles',
    ...(['GET /cms/placeholders', 'GET /cms/pages/:id', 'POST /cms/pages', 'PUT /cms/pages/:id'] as const),
    ...(['DELETE /cms/pages/:id', 'GET /cms/pages/:id/revisions', 'GET /cms/pages/:id/revisions/:version'] as const),
    ...(['POST /cms/pages/:id/revisions/:version/restore', 'POST /cms/preview'] as const),
    ...(['POST /cms/pages/:id/preview-link', 'DELETE /cms/pages/:id/preview-link'] as const),
    'PUT /admin/vehicles/:id',
    'DELETE /admin/vehicles/:id',
    'POST /admin/vehicles/:id/restore',
    'POST /admin/vehicles/:id/maintenance',
    'PUT /admin/vehicles/:id/maintenance/:blockId',
    'DELETE /admin/vehicles/:id/maintenance/:blockId',
    'GET /admin/vehicles/:id/damage',
    'POST /admin/vehicles/:id/damage',
    'POST /admin/vehicles/:id/damage/:damageId/repair',
    'GET /admin/categories',
    'POST /admin/categories',
    'PUT /admin/categories/:id',
    'DELETE /admin/categories/:id',
    'GET /admin/pricing/seasonal-rates',
    'POST /admin/pricing/seasonal-rates',
    'PUT /admin/pricing/seasonal-rates/:id',
    'DELETE /admin/pricing/seasonal-rates/:id',
    'GET /admin/pricing/promo-codes',
    'POST /admin/pricing/promo-codes',
    'PUT /admin/pricing/promo-codes/:id',
    'DELETE /admin/pricing/promo-codes/:id',
    'GET /admin/pricing/year',
    'POST /pricing/calculate',
    'GET /admin/analytics',
    'GET /admin/analytics/recent-bookings',
    'GET /admin/analytics/today',
    'GET /admin/analytics/waiting',
    'GET /admin/analytics/system',
    'GET /admin/search',
    'GET /admin/reports',
    'GET /admin/reports/revenue',
    'GET /admin/reports/customers',
    'GET /admin/reports/vehicles',
    'GET /admin/reports/deposits',
    'GET /admin/reports/demand',
    'GET /admin/reports/csv',
    'GET /admin/reports/xlsx',
    'GET /admin/reports/pdf',
    'GET /admin/exports',
    'POST /admin/exports',
    'GET /admin/exports/:id/file',
    'POST /admin/vehicles/import/check',
    'POST /admin/vehicles/import',
    'GET /admin/vehicles/import/:id',
    'GET /addons',
    'GET /addons/:id',
    'POST /addons',
    'PATCH /addons/:id',
    'DELETE /addons/:id',
    'GET /insurance/options',
    'GET /insurance/packages',
    'POST /insurance/options',
    'GET /insurance/options/:id',
    'PUT /insurance/options/:id',
    'DELETE /insurance/options/:id',
    'POST /insurance/packages',
    'GET /insurance/packages/:id',
    'PUT /insurance/packages/:id',
    'DELETE /insurance/packages/:id',
    'GET /payments/bookings/:bookingId',
    'POST /payments/records',
    'POST /payments/refunds',
    'GET /payments/transfer-tasks',
    'POST /payments/transfer-tasks/:id/done',
    'GET /admin/payments',
    'GET /admin/payments/summary',
    'GET /admin/payments/documents',
    'GET /admin/payments/documents/export',
    'GET /admin/payments/export',
    'GET /admin/payments/:id',
    'POST /admin/payments/:id/check',
    'POST /admin/payments/:id/refund',
    'GET /admin/reconciliation',
    'POST /admin/reconciliation/settle',
    'POST /admin/reconciliation/explain',
    'GET /reviews',
    'GET /reviews/:id',
    'PATCH /reviews/:id',
    'GET /admin/audit/:subjectKind/:subjectId',
    'GET /admin/customers',
    'GET /admin/customers/:id',
    'POST /admin/customers',
    'PUT /admin/customers/:id',
    'DELETE /admin/customers/:id',
    'POST /admin/customers/:id/restore',
    'POST /admin/documents/:id/prints',
    'POST /admin/customers/:id/anonymise',
    'POST /admin/customers/:id/documents/:kind',
    'GET /admin/customers/:id/documents/:documentId',
    'DELETE /admin/customers/:id/documents/:documentId',
    'GET /admin/settings',
    'GET /admin/settings/locations',
    'POST /admin/settings/locations',
    'PUT /admin/settings/locations/:id',
    'DELETE /admin/settings/locations/:id',
    'GET /admin/settings/location-pairs',
    'POST /admin/settings/location-pairs',
    'PUT /admin/settings/location-pairs/:id',
    'DELETE /admin/settings/location-pairs/:id',
    'GET /admin/views',
    'POST /admin/views',
    'DELETE /admin/views/:id',
    'GET /contact',
    'GET /contact/counts',
    'GET /contact/:id',
    'PATCH /contact/:id',
    'POST /contact/:id/reply',
    'DELETE /contact/:id',
  ],
  admin: [
    'PUT /admin/settings',
    'POST /admin/settings/test-mail',
    'POST /admin/settings/check-payment-keys',
    'GET /admin/settings/turnover-effect',
    'GET /admin/payment-methods',
    'PATCH /admin/payment-methods/:methodType',
    'POST /upload/qr-code',
    'GET /users',
    'GET /users/:id',
    'POST /users',
    'PUT /users/:id',
    'PATCH /users/:id/activate',
    'PATCH /users/:id/deactivate',
    'POST /users/:id/change-password',
    'POST /users/:id/invitation',
    'POST /users/:id/two-factor/reset',
    'DELETE /users/:id',
    'GET /admin/agreement-texts',
    'GET /admin/agreement-texts/:number',
    'POST /admin/agreement-texts',
    'POST /admin/agreement-texts/preview',
    'GET /admin/audit',
    'GET /admin/audit/filters',
    'GET /notices/outbox',
    'GET /notices/outbox/:id',
    'POST /notices/outbox/:id/resend',
    'GET /admin/settings/system-info',
    'POST /admin/settings/backup',
    'POST /admin/settings/clear-cache',
  ],
};

test.each(['staff', 'admin'] as const)('the calls that are for %s are these', (access) => {
  const declaredSo = everyRoute.filter(([, endpoint]) => endpoint.access === access).map(([route]) => route);
  expect(declaredSo.sort()).toEqual([...office[access]].sort());
});

test('every call says who may make it, and is answered', () => {
  for (const [route, { access }] of everyRoute) {
    const [method = '', path = ''] = route.split(' ');
    expect([route, accesses.includes(access), app.server.hasRoute({ method, url: `/api${path}` })]).toEqual([
      route,
      true,
      true,
    ]);
  }
});

test('a call that the contract does not declare keeps the server from starting', async () => {
  const server = await createServer({ log: createLog('silent'), db: app.db, limits: false, trustProxy: false });
  expect(() => server.get('/api/users/secrets', () => 'x')).toThrow('GET /api/users/secrets is not declared');
  expect(() => server.delete('/api/vehicles/:id', () => 'x')).toThrow('DELETE /api/vehicles/:id is not declared');
  expect(() => server.get('/pictures/:name', () => 'x')).not.toThrow();
  await server.close();
});
