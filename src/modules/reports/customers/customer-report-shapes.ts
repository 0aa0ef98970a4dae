import type { CustomerBooking, CustomerRow } from '#contract/office/customers.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { CustomerFigures } from '#modules/booking/index.ts';
import { customerNumber } from '#modules/customers/index.ts';
import type { listCustomers } from './customer-list-store.ts';
import type { newestBookings } from './newest-bookings-store.ts';

type Listed = Awaited<ReturnType<typeof listCustomers>>['rows'][number];

export const shownRow = (
  { number, userId, archivedAt, createdAt, ...customer }: Listed,
  figures: CustomerFigures,
): CustomerRow => ({
  ...customer,
  customerNumber: customerNumber(number),
  name: `${customer.firstName} ${customer.lastName}`.trim(),
  createdAt: toBangkokText(createdAt),
  hasAccount: userId !== null,
  isArchived: archivedAt !== null,
  ...shownFigures(figures),
});

export const shownFigures = ({ count, spent, lastAt, inAll }: CustomerFigures) => ({
  totalBookings: count,
  totalSpent: toBaht(spent),
  lastBookingDate: lastAt && toBangkokText(lastAt),
  bookingsInAll: inAll,
});

type Rented = Awaited<ReturnType<typeof newestBookings>>[number];

export const shownBooking = ({ reference, pickUpAt, dropOffAt, total, ...booking }: Rented): CustomerBooking => ({
  ...booking,
  bookingNumber: reference,
  pickupDate: toBangkokText(pickUpAt),
  returnDate: toBangkokText(dropOffAt),
  totalAmount: toBaht(total),
});
