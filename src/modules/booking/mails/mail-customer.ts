import { beyondDeposit, stillOwed } from '#kernel/balance.ts';
import { zeroSatang } from '#kernel/money.ts';
import {
  type Attachment,
  type BookingMailData,
  type MailContent,
  type MailKind,
  type MessageKind,
  queueMail,
} from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { grantAccess } from '../records/booking-access.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import type { PaymentMade } from '../records/payments-port.ts';
import { type MailRefund, mailDataOf } from './mail-data.ts';

/** A kind of mail about a booking, and the page that it links to: the booking, unless `pathOf` names another. */
export type CustomerMail = Readonly<{
  kind: MailKind;
  write: (data: BookingMailData, language: Booking['language']) => Promise<MailContent>;
  pathOf?: (booking: Booking) => string;
  /** Whether the mail still applies to the booking when it is written. */
  isDue?: (booking: Booking) => boolean;
  /** The attachments; see `mailWithPapers`. */
  papers?: (booking: Booking) => readonly PaperKind[];
}>;

export type PaperKind = 'confirmation' | 'calendar';

/** What a mail says in addition to the booking. */
export type MailDetails = Readonly<{
  /** Tells two mails of one kind about one booking apart. */
  occasion?: string | undefined;
  /** The refund; without it the mail names no amount. */
  refund?: MailRefund | null;
  /** The payment that the mail is about. */
  payment?: PaymentMade | null;
  attachments?: readonly Attachment[];
}>;

export const occasionOf = (kind: MessageKind, bookingId: string, occasion?: string): string =>
  [kind, bookingId, ...(occasion === undefined ? [] : [occasion])].join(':');

/** Queues a mail to the booking's customer, once for each occasion. */
export const mailCustomer = async (
  ctx: Context,
  bookingId: string,
  { kind, write, pathOf = pathToBooking, isDue = () => true }: CustomerMail,
  publicUrl: string,
  { occasion, refund = null, payment = null, attachments = [] }: MailDetails = {},
): Promise<void> => {
  const booking = await findBooking(ctx.tx, bookingId);
  if (!booking || hasNoEmail(booking) || !isDue(booking)) return;
  const { language, firstName, lastName, email } = booking;
  // The token is in the URL fragment, so that it reaches no server or log; the page reads it there.
  const manageUrl = `${publicUrl}${pathOf(booking)}#access=${await grantAccess(ctx, booking.id, email)}`;
  const data = await mailDataOf(ctx, booking, { language, manageUrl, refund, payment });
  await queueMail(ctx, {
    occasion: occasionOf(kind, bookingId, occasion),
    kind,
    bookingId,
    language,
    attachments,
    followsPayment: booking.paid > zeroSatang,
    to: { name: `${firstName} ${lastName}`, address: email },
    content: await write(data, language),
  });
};

/** Of customers with a phone alone, and of erased ones. */
const hasNoEmail = ({ email }: Booking) => email === '';

/** The payment step while the booking is unpaid and held; otherwise the booking page. */
const pathToBooking = ({ id, vehicleId, status, paid, holdUntil }: Booking): string =>
  status === 'pending' && paid === zeroSatang && holdUntil !== null
    ? pathToPay({ id, vehicleId })
    : `/booking/manage/${id}`;

const pathToPay = ({ id, vehicleId }: Pick<Booking, 'id' | 'vehicleId'>): string =>
  `/booking?vehicle=${vehicleId}&step=${PAYMENT_STEP}&bookingId=${id}`;

/** The payment step while anything can be paid online; otherwise the booking page. */
export const pathToDues = (booking: Booking): string =>
  beyondDeposit(stillOwed(booking.total, booking), booking) > zeroSatang ? pathToPay(booking) : pathToBooking(booking);

const PAYMENT_STEP = 3;
