import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Customer } from '#test/builders/paying.ts';
import { type PayingOffice, payingOffice } from '#test/builders/paying-office.ts';
import { cards } from '#test/builders/payments.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';
import { erasePayers } from './index.ts';

const sandbox = runSandbox();
let app: TestApp;
let customer: Customer;
let office: PayingOffice;

beforeEach(async () => {
  ({ app, customer } = await sandbox.customer());
  office = await payingOffice(app);
});
afterEach(() => app.close());

const ahead = (days: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days })}T10:00`;

/** Paid by card, of which ฿100 were handed back; from so many days on. */
const paidAndRefunded = async (days: number): Promise<string> => {
  const booking = await customer.book({ pickupDate: ahead(days), returnDate: ahead(days + 5) });
  await customer.payByCard(booking, cards.good);
  const { data } = await office.list();
  const payment = data.find(({ bookingId }) => bookingId === booking.bookingId)?.id ?? '';
  const reference = `Slip of Hannah ${days}`;
  await office.refund(payment, { amount: 100, reason: 'Hannah was ill', way: 'recorded', reference });
  return booking.bookingId;
};

/** What is known of who paid, and what was paid. */
const personalData = async (bookingId: string) => {
  const { rows } = await app.db.execute(sql`
    select attempt.payer is not null as has_payer, card_brand, card_last_digits,
      (select json_agg(json_build_array(amount_satang, note, recorded_by is not null and reference is not null) order by id)
        from ledger_entry where booking_id = ${bookingId}) as ledger,
      (select json_agg(json_build_array(amount_satang, reason, reference)) from refund
        where booking_id = ${bookingId}) as refunds
    from payment_attempt attempt where booking_id = ${bookingId}`);
  return rows;
};

test('who paid for a booking is forgotten, what they paid stays, and those of other bookings are still known', async () => {
  const [forgotten, other] = [await paidAndRefunded(15), await paidAndRefunded(25)];
  const before = await personalData(other);
  await app.step(({ tx }) => erasePayers(tx, [forgotten]));
  expect(await personalData(other)).toEqual(before);
  expect(before).toMatchObject([{ has_payer: true, card_brand: 'Visa', card_last_digits: '4242' }]);
  expect(before[0]?.refunds).toEqual([[10_000, 'Hannah was ill', 'Slip of Hannah 25']]);
  expect(await personalData(forgotten)).toEqual([
    {
      has_payer: false,
      card_brand: null,
      card_last_digits: null,
      ledger: [
        [535_000, null, false],
        [10_000, null, false],
      ],
      refunds: [[10_000, null, null]],
    },
  ]);
});
