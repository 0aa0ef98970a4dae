import { sql } from 'drizzle-orm';
import type { TestApp } from '../fresh-app.ts';
import { bookingBodyOfAnother } from './booking.ts';
import type { Customer } from './paying.ts';
import { cards } from './payments.ts';
import type { Person } from './signed-in.ts';

export type HistoryStep =
  | { do: 'pay'; plan: 'full' | 'deposit'; isGood: boolean }
  | { do: 'record'; satang: number; method: 'cash' | 'bank_transfer' }
  | { do: 'change'; from: number; days: number }
  | { do: 'refund'; satang: number; isRecorded: boolean; isOwedAgain: boolean }
  | { do: 'cancel' | 'work' };

export type Rental = { from: number; days: number; plan: 'full' | 'deposit' };

type Tools = Readonly<{ app: TestApp; customer: Customer; clerk: Person }>;
type Refused = { problem: { error?: string } };

const at = (days: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days })}T10:00`;
const datesOf = ({ from, days }: { from: number; days: number }) => ({
  pickupDate: at(from),
  returnDate: at(from + days),
});
const satangOf = (baht: number) => Math.round(baht * 100);

/**
 * Makes a booking, and offers the actions of customer and clerk on it, with a tally of the payments and the promised
 * refunds according to the responses. Refused actions do not change the amounts.
 */
export const moneyHistory = async (
  { app, customer, clerk }: Tools,
  number: number,
  vehicleId: string,
  rental: Rental,
) => {
  const { pickupDate, returnDate } = datesOf(rental);
  const choices = { vehicleId, startDate: pickupDate, endDate: returnDate, paymentPlan: rental.plan };
  const { total } = (await app.call('POST /booking-pricing/calculate', { body: choices })).body.data;
  const body = {
    ...bookingBodyOfAnother(vehicleId, number, { pickupDate, returnDate, totalAmount: total }),
    paymentPlan: rental.plan,
  };
  const made = await app.call('POST /bookings', { body });
  if (made.status !== 200) throw new Error(JSON.stringify(made.problem));
  const id = made.body.bookingId;
  const headers = { 'x-booking-token': made.body.data.accessToken };
  const tally = { came: 0, goesBack: 0, charges: [] as string[], byHand: 0, handedBack: 0, refusals: [] as string[] };

  const refused = ({ problem }: Refused) => void tally.refusals.push(problem.error ?? '');
  const actions: { [Name in HistoryStep['do']]: (step: Extract<HistoryStep, { do: Name }>) => Promise<void> } = {
    pay: async ({ plan, isGood }) => {
      const booking = { bookingId: id, headers };
      const answer = await customer.payByCard(booking, isGood ? cards.good : cards.poor, { paymentPlan: plan });
      if (answer.status !== 200) return refused(answer);
      const { status, amount, chargeId } = answer.body.data;
      if (status !== 'successful') return;
      tally.came += satangOf(amount);
      tally.charges.push(chargeId);
    },
    record: async ({ satang, method }) => {
      const sent = { bookingId: id, amount: satang / 100, paymentMethod: method };
      const answer = await app.call('POST /payments/records', { headers: clerk.headers, body: sent });
      if (answer.status !== 200) return refused(answer);
      tally.came += satang;
      tally.byHand += satang;
    },
    change: async (to) => {
      const change = (more: object) =>
        app.call('POST /bookings/:id/modify', { params: { id }, headers, body: { ...datesOf(to), ...more } });
      const seen = await change({ dryRun: true });
      if (seen.status !== 200) return refused(seen);
      const answer = await change({ totalAmount: seen.body.data.quote.total });
      if (answer.status !== 200) return refused(answer);
      if (answer.body.data.refundAmount !== seen.body.data.refundAmount)
        throw new Error('Another refund than was told');
      tally.goesBack += satangOf(answer.body.data.refundAmount);
    },
    refund: async ({ satang, isRecorded, isOwedAgain }) => {
      const way = isRecorded ? ('recorded' as const) : ('automatic' as const);
      const sent = { bookingId: id, amount: satang / 100, reason: 'So they said', way, isOwedAgain };
      const answer = await app.call('POST /payments/refunds', { headers: clerk.headers, body: sent });
      if (answer.status !== 200) return refused(answer);
      tally.goesBack += satang;
      if (isRecorded) tally.handedBack += satang;
    },
    cancel: async () => {
      const quoted = await app.call('GET /bookings/:id/cancellation', { params: { id }, headers });
      if (quoted.status !== 200) return refused(quoted);
      const { refundAmount } = quoted.body.data;
      const answer = await app.call('POST /bookings/:id/cancel', { params: { id }, headers, body: { refundAmount } });
      if (answer.status !== 200) return refused(answer);
      tally.goesBack += satangOf(refundAmount);
    },
    work: () => doItsJobs(app, id),
  };
  return { id, tally, act: (step: HistoryStep) => (actions[step.do] as (one: HistoryStep) => Promise<void>)(step) };
};

const ofMoney = ['refund-booking', 'send-refunds', 'refund-late-payment'];

/** Runs the queued jobs of one booking: its refunds. Skips notifications. */
export const doItsJobs = async (app: TestApp, bookingId: string): Promise<void> => {
  const { rows } = await app.db.execute<{ id: string; task: string; payload: unknown }>(sql`
    select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload->>'bookingId' = ${bookingId}
      or j.payload->>'occasion' in (select occasion from refund where booking_id = ${bookingId})
      or j.payload->>'attemptId' in (select id::text from payment_attempt where booking_id = ${bookingId})
    order by j.id`);
  for (const { id, task, payload } of rows) {
    await app.db.execute(sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`);
    if (ofMoney.includes(task)) await app.runJob(task, payload);
  }
};
