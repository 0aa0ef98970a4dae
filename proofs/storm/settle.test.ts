import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { bangkokNow } from '#test/builders/paying.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { unfinishedWork } from './settle.ts';

let app: TestApp;

beforeEach(async () => {
  app = await freshApp({ now: bangkokNow() });
});
afterEach(() => app.close());

/** What is waited for after a rental with an open claim, by what becomes of it without an answer. */
const waitedFor = async (withoutAnswer: 'charged' | 'decided', isPatient: boolean) => {
  const { vehicleId } = await smallBusiness(app);
  const { bookingId } = await storedBooking(app, vehicleId, { status: 'completed' });
  await app.db.execute(sql`
    insert into claim (booking_id, kind, amount_satang, is_taxed, text, status, made_at, answer_by, without_answer)
    values (${bookingId}, 'fuel', 50000, true, 'Half a tank', 'open', now(), now() + interval '2 days', ${withoutAnswer})`);
  return unfinishedWork(app.db.pool, isPatient);
};

test('a claim that is charged by itself is waited for', async () =>
  expect(await waitedFor('charged', false)).toEqual([{ what: 'claims', count: 1 }]));

test('whoever is patient does not wait the days that a claim takes', async () =>
  expect(await waitedFor('charged', true)).toEqual([]));

test('a claim that only staff can end is not waited for', async () =>
  expect(await waitedFor('decided', false)).toEqual([]));
