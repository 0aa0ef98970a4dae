import { randomUUID } from 'node:crypto';
import { zeroSatang } from '#kernel/money.ts';
import { SLIPS_OF_A_BOOKING } from '#kernel/slip-limits.ts';
import type { Context, Steps } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { encodeDocument } from '#platform/pictures/encode-document.ts';
import { isPdf } from '#platform/pictures/is-pdf.ts';
import { openBooking } from '../records/booking-access.ts';
import { type Booking, lockBooking } from '../records/booking-store.ts';
import type { PaymentsOf } from '../records/payments-port.ts';
import { recordByStaff } from '../records/record-by-staff.ts';
import { owedByTransfer } from '../rules/money/owed-by-transfer.ts';
import { noSuchSlip, noTransferAwaited, tooManySlips, unreadableSlip } from '../rules/problems.ts';
import { countSlips, findSlip, insertSlips, type StoredSlip } from './slip-store.ts';
import { type ListedSlip, listSlips } from './withdraw-slip.ts';

/** The storage folder of slips, apart from public pictures. */
export const SLIPS = 'slips';

const endings = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

const slipFile = ({ bookingId, id, type }: Pick<StoredSlip, 'bookingId' | 'id' | 'type'>): string =>
  `${SLIPS}/${bookingId}/${id}.${endings[type]}`;

type Sent = Readonly<{ bookingId: string; sent: readonly Uint8Array[]; paymentsOf: PaymentsOf }>;

/**
 * Keeps slips of a bank transfer, all that were sent or none, for whoever may open the booking, and tells staff. The
 * files are written before the rows: what is left when that fails goes with `forget-lost-slips`.
 */
export const attachSlips = async (
  steps: Steps,
  files: Files,
  { bookingId, sent, paymentsOf }: Sent,
): Promise<ListedSlip[]> => {
  await steps.step((ctx) => admitSlips(ctx, bookingId));
  const made = await Promise.all(sent.map(converted));
  const by = { createdAt: steps.now, createdBy: steps.actor.user?.id ?? null };
  const slips = made.map(({ type, content }) => ({
    content,
    id: randomUUID(),
    bookingId,
    type,
    ...by,
    withdrawnAt: null,
  }));
  for (const { content, ...slip } of slips) await files.put(slipFile(slip), content);
  return steps.step(async (ctx) => {
    await openBooking(ctx.tx, ctx.actor, bookingId);
    const booking = returnedRow(await lockBooking(ctx.tx, bookingId));
    await refuseUnawaited(ctx, booking, slips.length);
    await insertSlips(
      ctx.tx,
      slips.map(({ content, ...slip }) => ({ ...slip, bytes: content.length })),
    );
    await recordByStaff(ctx, booking, { action: 'booking.slip-attached', after: { slips: slips.length } });
    await ctx.enqueue({ task: 'mail-slips-attached', payload: { bookingId, occasion: slips[0]?.id } });
    return listSlips(ctx, booking, paymentsOf);
  });
};

/** Refuses whoever may not open the booking, and a booking for which no transfer is awaited, before a file is read. */
export const admitSlips = async (ctx: Pick<Context, 'tx' | 'actor'>, bookingId: string): Promise<void> =>
  refuseUnawaited(ctx, await openBooking(ctx.tx, ctx.actor, bookingId), 1);

const refuseUnawaited = async ({ tx }: Pick<Context, 'tx'>, booking: Booking, more: number): Promise<void> => {
  if (owedByTransfer(booking) === zeroSatang) throw noTransferAwaited();
  if ((await countSlips(tx, booking.id)) + more > SLIPS_OF_A_BOOKING) throw tooManySlips(SLIPS_OF_A_BOOKING);
};

const converted = async (
  sent: Uint8Array,
  index: number,
): Promise<{ type: StoredSlip['type']; content: Uint8Array }> => {
  if (isPdf(sent)) return { type: 'application/pdf', content: sent };
  const encoded = await encodeDocument(sent);
  if ('problem' in encoded) throw unreadableSlip(`slips.${index}`);
  return { type: 'image/webp', content: encoded.webp };
};

/** Opens a slip as a file. 404 if there is none. */
export const openSlip = async (
  { tx }: Pick<Context, 'tx'>,
  files: Files,
  { booking, slipId }: { booking: Booking; slipId: string },
) => {
  const slip = await findSlip(tx, booking.id, slipId);
  const name = slip && slipFile(slip);
  if (!name || !(await files.exists(name))) throw noSuchSlip();
  const { type, id } = slip;
  return { name: `${booking.reference}-${id.slice(0, 8)}.${endings[type]}`, type, content: await files.getBytes(name) };
};
