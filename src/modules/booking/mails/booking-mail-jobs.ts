import { z } from 'zod';
import { netPaid } from '#kernel/balance.ts';
import { satang, zeroSatang } from '#kernel/money.ts';
import { isMailToWrite, lateReturnMail } from '#modules/notices/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { findAgreement } from '../papers/agreement-store.ts';
import type { BookingPaperTools } from '../papers/booking-facts.ts';
import { agreementFile } from '../papers/open-agreement.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import type { DepositEndOf } from '../records/deposit-port.ts';
import { bookingMails } from './mail-catalogue.ts';
import { type CustomerMail, mailCustomer } from './mail-customer.ts';
import { mailRefund } from './mail-data.ts';
import { mailStaffAboutBooking, staffMails } from './mail-staff.ts';
import { type MailPayload, mailWithPapers, paymentIn } from './mail-with-papers.ts';
import { remindOfPickUps } from './remind-of-pick-ups.ts';
import { remindOfReturns } from './remind-of-returns.ts';
import { type BookingSms, cancelledBySms, confirmedBySms, smsCustomer } from './sms-customer.ts';
import { unpaidMailTasks } from './unpaid-mails.ts';

const Amount = z.int().min(0).transform(satang).optional();

/** The payload of a mail task. Amounts are satang; see AnnouncedRefund. */
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

/** `hasSmsGateway`: whether text messages can be sent to customers too. */
export type MailTools = BookingPaperTools &
  Readonly<{ sealer: Sealer; depositEndOf: DepositEndOf; hasSmsGateway?: boolean }>;

/** Tasks that send messages about bookings to customers and staff. They do nothing if the booking does not exist. */
export const bookingMailTasks = (tools: MailTools): Tasks => {
  const sendMail = (steps: Steps, { bookingId }: Payload, mail: CustomerMail, details: MailPayload = {}) =>
    mailWithPapers(steps, bookingId, mail, { details, tools });
  const task =
    (work: (steps: Steps, payload: Payload) => Promise<void>) =>
    (steps: Steps, payload: unknown): Promise<void> =>
      work(steps, Payload.parse(payload));
  const mailTask = (mail: CustomerMail, detailsOf: (payload: Payload) => MailPayload = () => ({})) =>
    task((steps, payload) => sendMail(steps, payload, mail, detailsOf(payload)));

  const text = async ({ step }: Steps, { bookingId }: Payload, sms: BookingSms, occasion?: string) => {
    if (tools.hasSmsGateway) await step((ctx) => smsCustomer(ctx, bookingId, sms, occasion));
  };
  const mailAndTextTask = (mail: CustomerMail, sms: BookingSms, detailsOf: (payload: Payload) => MailPayload) =>
    task(async (steps, payload) => {
      const details = detailsOf(payload);
      await sendMail(steps, payload, mail, details);
      await text(steps, payload, sms, details.occasion);
    });

  const waitingForStaff = async (steps: Steps, payload: Payload) => {
    const booking = await steps.step(({ tx }) => findBooking(tx, payload.bookingId));
    if (!booking || !bookingMails.waiting.isDue(booking)) return;
    // A customer who chose to pay directly gets another mail once the money has arrived.
    const occasion = netPaid(booking) > zeroSatang ? 'paid' : (booking.paysBy ?? undefined);
    await sendMail(steps, payload, await mailIfEnabled(steps, bookingMails.waiting), { occasion });
    await steps.step((ctx) => mailStaffAboutBooking(ctx, booking.id, staffMails.approve, { occasion }));
  };
  const paid = async (steps: Steps, payload: Payload) => {
    await waitingForStaff(steps, payload);
    const mail = await mailIfEnabled(steps, bookingMails.confirmed);
    await sendMail(steps, payload, mail, mail === bookingMails.confirmed ? {} : { occasion: 'paid' });
    await text(steps, payload, confirmedBySms);
    const booking = await steps.step(({ tx }) => findBooking(tx, payload.bookingId));
    if (booking && isNewsToStaff(booking))
      await steps.step((ctx) => mailStaffAboutBooking(ctx, booking.id, staffMails.paid));
  };
  const lateReturn = async (steps: Steps, payload: Payload) => {
    const { bookingId, version } = payload;
    const { entryId, deposit } = await steps.step(({ tx }) => sinceReturn(tx, bookingId, tools));
    const mail: CustomerMail = {
      ...bookingMails.lateReturn,
      write: (data, language) => lateReturnMail(data, language, deposit),
    };
    await sendMail(steps, payload, mail, { ...versionOf(version), entryId });
  };
  const refunded = (mail: CustomerMail) => async (steps: Steps, payload: Payload) => {
    const { bookingId, occasion, entryId } = payload;
    const details = { occasion, entryId, refund: mailRefund(payload) };
    await sendMail(steps, payload, mail, details);
    if (details.refund && details.refund.byTransfer > zeroSatang)
      return steps.step((ctx) => mailStaffAboutBooking(ctx, bookingId, staffMails.transfer, details));
    if (mail !== bookingMails.refundedLate) return;
    await steps.step(async (ctx) => {
      const payment = await paymentIn(ctx.tx, bookingId, entryId, tools);
      await mailStaffAboutBooking(ctx, bookingId, staffMails.refundedLate, { ...details, payment });
    });
  };

  return {
    'mail-booking-received': mailTask(bookingMails.received),
    'mail-booking-waiting': task(waitingForStaff),
    'mail-booking-paid': task(paid),
    'mail-booking-confirmed': mailAndTextTask(bookingMails.confirmed, confirmedBySms, ({ version }) =>
      versionOf(version),
    ),
    'mail-booking-changed': mailTask(bookingMails.changed, ({ version, ...details }) => ({
      ...versionOf(version),
      refund: mailRefund(details),
    })),
    'mail-booking-cancelled': mailAndTextTask(bookingMails.cancelled, cancelledBySms, ({ version, ...details }) => ({
      ...versionOf(version),
      refund: mailRefund(details),
    })),
    'mail-booking-expired': mailTask(bookingMails.expired),
    'mail-change-ended': mailTask(bookingMails.changeEnded, ({ version }) => versionOf(version)),
    'mail-late-return': task(lateReturn),
    'mail-agreement-signed': task(({ step }, { bookingId, version }) =>
      step((ctx) => mailSignedAgreement(ctx, bookingId, version ?? 1, tools.publicUrl)),
    ),
    'mail-payment-received': mailTask(bookingMails.paymentReceived, ({ entryId }) => ({ occasion: entryId, entryId })),
    'mail-payment-failed': mailTask(bookingMails.paymentFailed, ({ attemptId }) => ({ occasion: attemptId })),
    'mail-payment-refunded-late': task(refunded(bookingMails.refundedLate)),
    'mail-slips-attached': task(({ step }, { bookingId, occasion }) =>
      step((ctx) => mailStaffAboutBooking(ctx, bookingId, staffMails.slip, { occasion })),
    ),
    'mail-refund': task(refunded(bookingMails.refunded)),
    ...unpaidMailTasks(tools),
    'remind-of-pick-ups': (steps) => remindOfPickUps(steps, tools),
    'remind-of-returns': (steps) => remindOfReturns(steps, tools),
  };
};

/** Mails the customer a version of the agreement as it was signed. */
const mailSignedAgreement = async (ctx: Context, bookingId: string, version: number, publicUrl: string) => {
  const booking = await findBooking(ctx.tx, bookingId);
  const signed = await findAgreement(ctx.tx, bookingId, version);
  if (!booking || !signed) return;
  const attachments = [{ ...agreementFile(booking, version), content: signed.pdf }];
  const details = { ...versionOf(version), attachments };
  await mailCustomer(ctx, bookingId, bookingMails.agreementSigned, publicUrl, details);
};

/** Paid online and confirmed by itself: of one that waits for staff they are told anyway, and their own they know. */
const isNewsToStaff = ({ status, bookingType }: Booking) => status === 'confirmed' && bookingType === 'online';

const versionOf = (version: number | undefined) => ({
  occasion: version === undefined ? undefined : `version ${version}`,
});

export const bookingMailCrontab: Crontab = ['*/10 * * * * remind-of-pick-ups', '*/5 * * * * remind-of-returns'];

/** The given mail; if the settings disable it, the mail about the payment instead. */
const mailIfEnabled = ({ step }: Steps, mail: CustomerMail): Promise<CustomerMail> =>
  step(async ({ tx }) => ((await isMailToWrite(tx, { kind: mail.kind, occasion: '' })) ? mail : paymentMailFor(mail)));

const paymentMailFor = ({ isDue = () => true }: CustomerMail): CustomerMail => ({
  ...bookingMails.paymentReceived,
  isDue: (booking) => netPaid(booking) > zeroSatang && isDue(booking),
});

/** The deposit that ended since the return, and the ledger entry id of the newest payment that came beside it. */
const sinceReturn = async (
  tx: Tx,
  bookingId: string,
  { paymentsOf, depositEndOf }: Pick<MailTools, 'paymentsOf' | 'depositEndOf'>,
) => {
  const returnedAt = (await findBooking(tx, bookingId))?.returnedAt;
  if (!returnedAt) return { deposit: null };
  const deposit = await depositEndOf(tx, bookingId, returnedAt);
  const payments = (await paymentsOf(tx, bookingId)).filter(({ id }) => id !== deposit?.paymentId);
  return { deposit, entryId: payments.findLast(({ at }) => Temporal.Instant.compare(at, returnedAt) >= 0)?.id };
};
