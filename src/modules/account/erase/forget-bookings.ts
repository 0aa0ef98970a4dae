import { eraseBookings } from '#modules/booking/index.ts';
import { eraseClaims } from '#modules/claims/index.ts';
import { eraseMailsOf } from '#modules/notices/index.ts';
import { erasePayers } from '#modules/payments/index.ts';
import { anonymiseReviews } from '#modules/reviews/index.ts';
import { eraseDeposits } from '#modules/security-deposits/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { forgetReplies } from '#platform/http/idempotency.ts';
import { needsInvoice } from '../rules/needs-invoice.ts';

type Forgotten = Readonly<{ id: string; status: string; paid: number }>;

/**
 * Erases the contact details in these bookings, the mails about them and the replies to their requests. Names stay if
 * invoices need them.
 */
export const forgetContact = async (tx: Tx, bookings: readonly Forgotten[]): Promise<void> => {
  await eraseBookings(tx, idsOf(bookings.filter(needsInvoice)), { keepsNames: true });
  await eraseBookings(tx, idsOf(bookings.filter((booking) => !needsInvoice(booking))), { keepsNames: false });
  await eraseMailsOf(tx, { bookingIds: idsOf(bookings), addresses: [] });
  await forgetReplies(tx, idsOf(bookings));
};

/** Erases the payer details of these bookings, and anonymises their reviews. */
export const forgetTraces = async (tx: Tx, bookings: readonly Forgotten[]): Promise<void> => {
  await erasePayers(tx, idsOf(bookings));
  await eraseDeposits(tx, idsOf(bookings));
  await eraseClaims(tx, idsOf(bookings));
  await anonymiseReviews(tx, idsOf(bookings));
};

/** Erases all personal data of these bookings, names included. */
export const forgetEntirely = async (tx: Tx, bookings: readonly Forgotten[]): Promise<void> => {
  await forgetContact(tx, bookings);
  await forgetTraces(tx, bookings);
  await eraseBookings(tx, idsOf(bookings), { keepsNames: false });
};

const idsOf = (bookings: readonly Forgotten[]) => bookings.map(({ id }) => id);
