import { z } from 'zod';
import { netPaid } from '#kernel/balance.ts';
import { nothing, satang } from '#kernel/money.ts';
import { isMailToWrite } from '#modules/notices/index.ts';
import type { Steps } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import type { PaperTools } from '../papers/booking-facts.ts';
import { findBooking } from '../records/booking-store.ts';
import type { PaymentsOf } from '../records/payments-port.ts';
import * as news from './mail-catalogue.ts';
import type { News } from './mail-customer.ts';
import { mailRefund } from './mail-data.ts';
import { mailStaff, toApprove, toTransfer } from './mail-staff.ts';
import { mailWithPapers, type ToldOf } from './mail-with-papers.ts';
import { remindOfPickUps } from './remind-of-pick-ups.ts';
import { cancelledBySms, confirmedBySms, type SmsNews, smsCustomer } from './sms-customer.ts';

const Amount = z.int().min(0).transform(satang).optional();

/** What tasks about mails are told. Amounts are satang; see ToldRefund. */
const Payload = z.object({
  bookingId: z.uuid(),
  version: z.int().optional(),
  entryId: z.string().optional(),
  attemptId: z.string().optional(),
  occasion: z.string().optional(),
  refund: Amount,
  retained: Amount,
  byTransfer: Amount,
});
type Payload = z.output<typeof Payload>;

/** `hasSmsGateway`: whether customers can be told by text message too. */
export type TellTools = PaperTools & Readonly<{ hasSmsGateway?: boolean }>;

/** What customers and staff are told about bookings. A task for a booking that does not exist does nothing. */
export const bookingMailTasks = (tools: TellTools): Tasks => {
  const tell = (steps: Steps, { bookingId }: Payload, which: News, told: ToldOf = {}) =>
    mailWithPapers(steps, bookingId, which, { told, tools });
  const task =
    (work: (steps: Steps, payload: Payload) => Promise<void>) =>
    (steps: Steps, payload: unknown): Promise<void> =>
      work(steps, Payload.parse(payload));
  const mail = (which: News, toldOf: (payload: Payload) => ToldOf = () => ({})) =>
    task((steps, payload) => tell(steps, payload, which, toldOf(payload)));

  const text = async ({ step }: Steps, { bookingId }: Payload, which: SmsNews, occasion?: string) => {
    if (tools.hasSmsGateway) await step((ctx) => smsCustomer(ctx, bookingId, which, occasion));
  };
  const mailAndText = (which: News, bySms: SmsNews, toldOf: (payload: Payload) => ToldOf) =>
    task(async (steps, payload) => {
      const told = toldOf(payload);
      await tell(steps, payload, which, told);
      await text(steps, payload, bySms, told.occasion);
    });

  const waitingForStaff = async (steps: Steps, payload: Payload) => {
    const booking = await steps.step(({ tx }) => findBooking(tx, payload.bookingId));
    if (!booking || !news.waiting.isDue?.(booking)) return;
    // Who said to pay directly hears once more when the money has come.
    const occasion = netPaid(booking) > nothing ? 'paid' : (booking.paysBy ?? undefined);
    await tell(steps, payload, await wantedOf(steps, news.waiting), { occasion });
    await steps.step((ctx) => mailStaff(ctx, booking.id, toApprove, { occasion }));
  };
  const paid = async (steps: Steps, payload: Payload) => {
    await waitingForStaff(steps, payload);
    const which = await wantedOf(steps, news.confirmed);
    await tell(steps, payload, which, which === news.confirmed ? {} : { occasion: 'paid' });
    await text(steps, payload, confirmedBySms);
  };
  const lateReturn = async (steps: Steps, payload: Payload) => {
    const { bookingId, version } = payload;
    const entryId = await steps.step(({ tx }) => paidSinceReturn(tx, bookingId, tools.paymentsOf));
    await tell(steps, payload, news.lateReturn, { ...versionOf(version), entryId });
  };
  const refunded = (which: News) => async (steps: Steps, payload: Payload) => {
    const { occasion, entryId } = payload;
    const told = { occasion, entryId, refund: mailRefund(payload) };
    await tell(steps, payload, which, told);
    if (told.refund && told.refund.byTransfer > nothing)
      await steps.step((ctx) => mailStaff(ctx, payload.bookingId, toTransfer, told));
  };

  return {
    'mail-booking-received': mail(news.received),
    'mail-booking-waiting': task(waitingForStaff),
    'mail-booking-paid': task(paid),
    'mail-booking-confirmed': mailAndText(news.confirmed, confirmedBySms, ({ version }) => versionOf(version)),
    'mail-booking-changed': mail(news.changed, ({ version, ...told }) => ({
      ...versionOf(version),
      refund: mailRefund(told),
    })),
    'mail-booking-cancelled': mailAndText(news.cancelled, cancelledBySms, ({ version, ...told }) => ({
      ...versionOf(version),
      refund: mailRefund(told),
    })),
    'mail-booking-expired': mail(news.expired),
    'mail-late-return': task(lateReturn),
    'mail-payment-received': mail(news.paymentReceived, ({ entryId }) => ({ occasion: entryId, entryId })),
    'mail-payment-failed': mail(news.paymentFailed, ({ attemptId }) => ({ occasion: attemptId })),
    'mail-payment-refunded-late': task(refunded(news.refundedLate)),
    'mail-refund': task(refunded(news.refunded)),
    'remind-of-pick-ups': (steps) => remindOfPickUps(steps, tools),
  };
};

const versionOf = (version: number | undefined) => ({
  occasion: version === undefined ? undefined : `version ${version}`,
});

export const bookingMailCrontab: Crontab = ['*/10 * * * * remind-of-pick-ups'];

/** The mail about the booking; where the settings want none, the one about its payment. */
const wantedOf = ({ step }: Steps, which: News): Promise<News> =>
  step(async ({ tx }) => ((await isMailToWrite(tx, { kind: which.kind, occasion: '' })) ? which : paidNewsOf(which)));

const paidNewsOf = ({ isDue = () => true }: News): News => ({
  ...news.paymentReceived,
  isDue: (booking) => netPaid(booking) > nothing && isDue(booking),
});

/** The newest payment that came when the vehicle was back, by the id of its entry; undefined without one. */
const paidSinceReturn = async (tx: Tx, bookingId: string, paymentsOf: PaymentsOf) => {
  const returnedAt = (await findBooking(tx, bookingId))?.returnedAt;
  if (!returnedAt) return undefined;
  const payments = await paymentsOf(tx, bookingId);
  return payments.findLast(({ at }) => Temporal.Instant.compare(at, returnedAt) >= 0)?.id;
};
