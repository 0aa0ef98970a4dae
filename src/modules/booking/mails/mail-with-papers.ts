import { bookingCalendar, bookingConfirmation } from '#modules/documents/index.ts';
import { type Attachment, isMailToWrite } from '#modules/notices/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { type BookingPaperTools, bookingFacts } from '../papers/booking-facts.ts';
import { findBooking } from '../records/booking-store.ts';
import type { PaymentMade } from '../records/payments-port.ts';
import { type CustomerMail, type MailDetails, mailCustomer, occasionOf } from './mail-customer.ts';

/** `entryId`: the ledger entry of the payment that the mail is about. */
export type MailPayload = MailDetails & Readonly<{ entryId?: string | undefined }>;
type PaperOptions = Readonly<{ details: MailPayload; tools: BookingPaperTools }>;
type MadePapers = Readonly<{ version: number; attachments: readonly Attachment[] }>;

/**
 * Mails the customer with any papers attached. The papers are made outside a transaction; throws if the booking changed
 * meanwhile, so that the queue retries with the current booking.
 */
export const mailWithPapers = async (
  { step }: Pick<Steps, 'step'>,
  bookingId: string,
  mail: CustomerMail,
  { details, tools }: PaperOptions,
): Promise<void> => {
  const paperSource = mail.papers && (await step((ctx) => paperFacts(ctx, bookingId, mail, { details, tools })));
  const made = paperSource && (await makePapers(paperSource, tools));
  await step(async (ctx) => {
    if (made && (await findBooking(ctx.tx, bookingId))?.version !== made.version)
      throw new Error(`Booking ${bookingId} changed while its mail was written`);
    const payment = await paymentIn(ctx.tx, bookingId, details.entryId, tools);
    const attachments = made?.attachments ?? [];
    await mailCustomer(ctx, bookingId, mail, tools.publicUrl, { ...details, payment, attachments });
  });
};

/** The payment of a ledger entry; null without one. */
export const paymentIn = async (
  tx: Tx,
  bookingId: string,
  entryId: string | undefined,
  { paymentsOf }: Pick<BookingPaperTools, 'paymentsOf'>,
): Promise<PaymentMade | null> => {
  const payments = entryId ? await paymentsOf(tx, bookingId) : [];
  return payments.find(({ id }) => id === entryId) ?? null;
};

/** The data of the papers; undefined if no mail is due. */
const paperFacts = async (ctx: Context, bookingId: string, mail: CustomerMail, { details, tools }: PaperOptions) => {
  const booking = await findBooking(ctx.tx, bookingId);
  if (!booking || mail.isDue?.(booking) === false) return undefined;
  const occasion = occasionOf(mail.kind, bookingId, details.occasion);
  if (!(await isMailToWrite(ctx.tx, { kind: mail.kind, occasion }))) return undefined;
  return { kinds: mail.papers?.(booking) ?? [], facts: await bookingFacts(ctx, booking, tools) };
};

type PaperFacts = NonNullable<Awaited<ReturnType<typeof paperFacts>>>;

const makePapers = async ({ kinds, facts }: PaperFacts, { typesetter }: BookingPaperTools): Promise<MadePapers> => {
  const attachments: Attachment[] = [];
  for (const kind of kinds)
    attachments.push(kind === 'calendar' ? bookingCalendar(facts) : await bookingConfirmation(facts, typesetter));
  return { version: facts.version, attachments };
};
