import type { BookingEvent } from '#contract/office/booking-record.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { Booking } from '../../records/booking-store.ts';
import type { ClaimAnswer, Movement } from '../../records/payments-port.ts';
import type { Withdrawal } from '../../slips/slip-store.ts';
import type { entriesOfBooking, mailsOfBooking } from './record-store.ts';

type AuditEntry = Awaited<ReturnType<typeof entriesOfBooking>>[number];
type Mail = Awaited<ReturnType<typeof mailsOfBooking>>[number];

type TimelineSources = Readonly<{
  entries: readonly AuditEntry[];
  mails: readonly Mail[];
  movements: readonly Movement[];
  withdrawals: readonly Withdrawal[];
  answers: readonly ClaimAnswer[];
}>;
type Event = Omit<BookingEvent, 'at'> & { at: Temporal.Instant };

/** What happened to a booking, newest first: staff actions from the audit log, and events not caused by staff. */
export const timelineOf = (
  booking: Booking,
  { entries, mails, movements, withdrawals, answers }: TimelineSources,
): BookingEvent[] => {
  const recorded = new Set(entries.map(({ action }) => action));
  const events = [
    ...entries.map(ofEntry),
    ...ofBooking(booking).filter(({ action }) => !recorded.has(action)),
    ...withdrawals
      .filter(({ at }) => !entries.some(isWithdrawalAt(at)))
      .map(({ at, number }) => event(WITHDRAWN, at, { about: `${number}` })),
    ...answers.map(({ answer, amount, at }) => event(`claim.${answer}`, at, { amount: toBaht(amount) })),
    ...movements.filter(({ isRecorded }) => !isRecorded).map(ofMovement),
    ...mails
      .filter(({ channel }) => channel === 'mail')
      .map(({ kind, to, createdAt }) => event(`mail.${kind}`, createdAt, { about: to })),
  ];
  return events
    .sort((a, b) => Temporal.Instant.compare(b.at, a.at))
    .map(({ at, ...rest }) => ({ at: toBangkokText(at), ...rest }));
};

const event = (action: string, at: Temporal.Instant, more: Partial<Event> = {}): Event => ({
  at,
  action,
  actor: null,
  changes: [],
  reason: null,
  about: null,
  amount: null,
  ...more,
});

const WITHDRAWN = 'booking.slip-withdrawn';

/** Whether staff took a slip back at that moment, in the customer's place. */
const isWithdrawalAt =
  (moment: Temporal.Instant) =>
  ({ action, at }: AuditEntry): boolean =>
    action === WITHDRAWN && at.equals(moment);

const ofEntry = ({ action, at, actorName, changes, reason }: AuditEntry): Event =>
  event(action, at, { actor: actorName, changes, reason });

const ofMovement = ({ kind, methodType, amount, createdAt }: Movement): Event =>
  event(kind === 'payment' ? 'payment.received' : 'refund.made', createdAt, {
    about: methodType,
    amount: toBaht(amount),
  });

const ofBooking = ({ createdAt, pickedUpAt, returnedAt, cancelledAt, cancelledBecause }: Booking): Event[] => [
  event('booking.created', createdAt),
  ...(pickedUpAt ? [event('booking.picked-up', pickedUpAt)] : []),
  ...(returnedAt ? [event('booking.returned', returnedAt)] : []),
  ...(cancelledAt ? [event('booking.cancelled', cancelledAt, { about: cancelledBecause })] : []),
];
