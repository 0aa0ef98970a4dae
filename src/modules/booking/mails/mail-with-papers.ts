import { bookingCalendar, bookingConfirmation } from '#modules/documents/index.ts';
import { type Attachment, isMailToWrite } from '#modules/notices/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { bookingFacts, type PaperTools } from '../papers/booking-facts.ts';
import { findBooking } from '../records/booking-store.ts';
import { mailCustomer, type News, occasionOf, type Told } from './mail-customer.ts';

/** `entryId`: the payment that it is about. */
export type ToldOf = Told & Readonly<{ entryId?: string | undefined }>;
type With = Readonly<{ told: ToldOf; tools: PaperTools }>;
type Made = Readonly<{ version: number; attachments: readonly Attachment[] }>;

/**
 * Tells the customer, with papers where there are some. They are made while no transaction is open; when the booking
 * changed meanwhile this throws, so that the queue tries again with the booking as it is then.
 */
export const mailWithPapers = async (
  { step }: Pick<Steps, 'step'>,
  bookingId: string,
  news: News,
  { told, tools }: With,
): Promise<void> => {
  const wanted = news.papers && (await step((ctx) => paperFacts(ctx, bookingId, news, { told, tools })));
  const made = wanted && (await makePapers(wanted, tools));
  await step(async (ctx) => {
    if (made && (await findBooking(ctx.tx, bookingId))?.version !== made.version)
      throw new Error(`Booking ${bookingId} changed while its mail was written`);
    const { entryId } = told;
    const payments = entryId ? await tools.paymentsOf(ctx.tx, bookingId) : [];
    const payment = payments.find(({ id }) => id === entryId) ?? null;
    const attachments = made?.attachments ?? [];
    await mailCustomer(ctx, bookingId, news, tools.publicUrl, { ...told, payment, attachments });
  });
};

/** What the papers are made of; undefined where no mail is to be written. */
const paperFacts = async (ctx: Context, bookingId: string, news: News, { told, tools }: With) => {
  const booking = await findBooking(ctx.tx, bookingId);
  if (!booking || news.isDue?.(booking) === false) return undefined;
  const occasion = occasionOf(news.kind, bookingId, told.occasion);
  if (!(await isMailToWrite(ctx.tx, { kind: news.kind, occasion }))) return undefined;
  return { kinds: news.papers?.(booking) ?? [], facts: await bookingFacts(ctx, booking, tools) };
};

type Wanted = NonNullable<Awaited<ReturnType<typeof paperFacts>>>;

const makePapers = async ({ kinds, facts }: Wanted, { typesetter }: PaperTools): Promise<Made> => {
  const attachments: Attachment[] = [];
  for (const kind of kinds)
    attachments.push(kind === 'calendar' ? bookingCalendar(facts) : await bookingConfirmation(facts, typesetter));
  return { version: facts.version, attachments };
};
