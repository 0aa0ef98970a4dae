import { pickedUp, returned } from '#test/builders/desk.ts';
import { bangkokNow, type customerAt, doJobs } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { newJournal } from '../load/journal.ts';
import { payersAt } from '../load/payers.ts';
import type { Evidence } from './evidence.ts';

/**
 * A business in which a deposit of ฿5,000 was held on a card and a claim of ฿3,000 settled out of it; another claim was
 * withdrawn, and another customer's deposit, left in cash, was returned.
 */
export const depositsAfter = async (
  { app, customer }: Awaited<ReturnType<typeof customerAt>>,
  providerUrl: string,
): Promise<Evidence> => {
  const clerk = await signedInAs(app, { role: 'STAFF' });
  const { headers } = clerk;
  const hour = (hours: number) => `${bangkokNow(hours * 60).slice(0, 13)}:00`;
  const booking = await customer.book({ pickupDate: hour(12), returnDate: hour(132) });
  const params = { id: booking.bookingId };
  await customer.payByCard(booking, cards.good);
  const cardToken = await customer.tokenOf(cards.good);
  await app.call('POST /bookings/:id/card-holds', { params, headers: booking.headers, body: { cardToken } });
  await pickedUp(app, clerk, booking.bookingId);
  await returned(app, clerk, booking.bookingId);
  const claimed = async (amount: number) => {
    const body = { kind: 'cleaning' as const, amount, isTaxed: true, text: 'Sand on all seats' };
    return (await app.call('POST /admin/bookings/:id/claims', { params, headers, body })).body.data.id;
  };
  const [claimId, givenUp] = [await claimed(3_000), await claimed(700)];
  const answer = { answer: 'accepted' as const };
  await app.call('POST /bookings/:id/claims/:claimId/answer', {
    params: { ...params, claimId },
    headers: booking.headers,
    body: answer,
  });
  await app.call('POST /admin/claims/:id/decision', {
    params: { id: givenUp },
    headers,
    body: { charge: 0, reason: 'It was there before' },
  });
  await doJobs(app, 'settle-held-deposit');

  const other = await customer.book({ pickupDate: hour(24 * 20), returnDate: hour(24 * 25) });
  await customer.payByCard(other, cards.good);
  const left = await app.call('POST /admin/bookings/:id/security-deposits', {
    params: { id: other.bookingId },
    headers,
    body: { amount: 5_000, method: 'cash' },
  });
  await app.call('POST /admin/security-deposits/:id/end', {
    params: { id: left.body.data.id },
    headers,
    body: { keep: 0 },
  });
  const payers = payersAt(providerUrl);
  return {
    journal: newJournal(),
    rows: async () => [],
    provider: { charges: await payers.charges(), refunds: await payers.refunds() },
    deliveries: [],
    outages: [],
    logLines: [],
    crashes: [],
  };
};
