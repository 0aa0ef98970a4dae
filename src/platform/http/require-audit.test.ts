import { expect, test } from 'vitest';
import type { ContractRoute } from '#contract/index.ts';
import { type Actor, type Context, nobody } from '../context.ts';
import { requireAudit } from './require-audit.ts';

const as = (role: 'CUSTOMER' | 'STAFF' | 'ADMIN'): Actor => ({ ...nobody, user: { id: 'a', name: 'A', role } });
const ctx: Pick<Context, 'record'> = { record: async () => undefined };

const call = (route: ContractRoute, actor: Actor, { leavesEntry }: { leavesEntry: boolean }) =>
  requireAudit(route, actor, async (watch) => {
    if (leavesEntry) await watch(ctx).record({ action: 'thing.done' });
    return 'done';
  });

test.each<[ContractRoute, Actor]>([
  ['POST /payments/records', as('STAFF')],
  ['DELETE /users/:id', as('ADMIN')],
  ['POST /bookings', as('STAFF')],
  ['POST /bookings/:id/cancel', as('STAFF')],
  ['DELETE /booking-pricing/:bookingId/addons', as('ADMIN')],
])('%s of staff without an entry is a defect', async (route, actor) => {
  await expect(call(route, actor, { leavesEntry: false })).rejects.toThrow(`${route} left no entry in the audit log`);
  await expect(call(route, actor, { leavesEntry: true })).resolves.toBe('done');
});

test.each<[ContractRoute, Actor]>([
  ['POST /bookings', as('CUSTOMER')],
  ['POST /bookings', nobody],
  ['POST /booking-pricing/calculate', as('STAFF')],
  ['POST /pricing/calculate', as('STAFF')],
  ['POST /bookings/:id/cancel', as('CUSTOMER')],
  ['POST /bookings/:id/cancel', nobody],
  ['GET /users', as('ADMIN')],
  ['GET /bookings/:id', as('STAFF')],
  ['PUT /auth/profile', as('ADMIN')],
])('%s needs none where it is not for the business, or only read', async (route, actor) => {
  await expect(call(route, actor, { leavesEntry: false })).resolves.toBe('done');
});
