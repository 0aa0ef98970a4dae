import {
  attachmentNames,
  type CurrentMailer,
  findMail,
  type Mail,
  refuseUnsendable,
  resendMail,
  sendCopy,
  withoutKeys,
} from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailsOfBooking } from '../office/records/record-store.ts';
import { grantAccess, requireBooking } from '../records/booking-access.ts';
import type { Booking } from '../records/booking-store.ts';
import { isSameAddress } from '../rules/contact.ts';
import { bookingConflict, noAddress, noMail } from '../rules/problems.ts';
import { draftMail, firstMailOf } from './first-mail.ts';

export type ResendTools = Readonly<{ mailer: CurrentMailer; publicUrl: string }>;

/** The mail that `resendBookingMail` would send, and to whom; `mailId` is null while it is not written. */
export const bookingMailPreview = async (
  ctx: Pick<Context, 'tx' | 'now'>,
  bookingId: string,
  { mailer, publicUrl }: ResendTools,
) => {
  const { tx } = ctx;
  const booking = await requireBooking(tx, bookingId);
  const to = recipientOf(booking);
  const isMailOff = (await mailer(tx)) === undefined;
  const mail = await newestMail(tx, booking);
  if (mail) {
    const attachments = (await attachmentNames(tx, mail.id)).map(({ name }) => name);
    const { id: mailId, kind, subject } = mail;
    return { mailId, kind, to, subject, plain: withoutKeys(mail.plain), attachments, isMailOff };
  }
  const first = await requireFirstMail(tx, booking);
  const { subject, plain } = await draftMail(ctx, booking, first, publicUrl);
  return { mailId: null, kind: first.mail.kind, to, subject, plain, attachments: [], isMailOff };
};

/**
 * Sends the newest mail to a booking's customer again, to the booking's address as it is now; where none was written,
 * the one that tells the booking as it is. 409 `booking.no-mail` where there is none to write, `booking.no-address`,
 * `booking.changed-meanwhile` unless it is the mail that was `seen`, `notices.mail-erased`.
 */
export const resendBookingMail = async (ctx: Context, bookingId: string, seen: string | undefined): Promise<void> => {
  const booking = await requireBooking(ctx.tx, bookingId);
  const mail = await newestMail(ctx.tx, booking);
  if (seen !== undefined && seen !== mail?.id) throw bookingConflict();
  const note = { action: 'booking.mailed', subject: { kind: 'booking', id: bookingId, name: booking.reference } };
  if (!mail) {
    const { task } = await requireFirstMail(ctx.tx, booking);
    await ctx.enqueue({ task, payload: { bookingId, version: booking.version } });
    return ctx.record(note);
  }
  if (isSameAddress(mail.toAddress, booking.email)) {
    await resendMail(ctx, mail.id, note);
    return;
  }
  const key = await grantAccess(ctx, bookingId, booking.email);
  await sendCopy(ctx, mail, { to: recipientOf(booking), key, occasion: `version ${booking.version}`, note });
};

/** The newest mail to the customer; undefined while none is written. 409 without an address, and if it was erased. */
const newestMail = async (tx: Tx, booking: Booking): Promise<Mail | undefined> => {
  const newest = (await mailsOfBooking(tx, booking.id)).find(
    ({ channel, kind }) => channel === 'mail' && !kind.startsWith('staff-'),
  );
  const mail = newest && (await findMail(tx, newest.id));
  if (mail) refuseUnsendable(mail);
  if (booking.email === '') throw noAddress();
  return mail;
};

const requireFirstMail = async (tx: Tx, booking: Booking) => {
  const first = await firstMailOf(tx, booking);
  if (!first) throw noMail();
  return first;
};

const recipientOf = ({ firstName, lastName, email }: Booking) => ({
  name: `${firstName} ${lastName}`.trim(),
  address: email,
});
