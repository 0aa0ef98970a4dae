export { bookingCrontab, bookingTasks } from './booking-jobs.ts';
export { bookingRoutes } from './booking-routes.ts';
export { type CancellationPreview, cancellationPreview } from './change/quote-cancellation.ts';
export { eraseBookings } from './erase-store.ts';
export { ownHold } from './holds/own-hold.ts';
export { mailCustomer, type News } from './mails/mail-customer.ts';
export { bookingsMeant } from './office/booking-search-store.ts';
export { bookingSheet } from './office/export/booking-sheet.ts';
export { countEveryMade, everyMade } from './office/list/office-list-store.ts';
export { bookingOfficeRoutes } from './office/office-routes.ts';
export { cancelWithRefund } from './office/status/cancel-by-staff.ts';
export { listed, owed, toApprove, unpaid, viewed } from './office/views-store.ts';
export { giveBookings, lockGuestBookings } from './own/join-store.ts';
export { everyBookingOf, everyOwnBooking, listOwnBookings, type Which } from './own/own-bookings-store.ts';
export { bookingPaperRoutes } from './papers/booking-paper-routes.ts';
export { awaitOfflinePayment } from './paying/await-offline-payment.ts';
export { lockForPayment } from './paying/lock-for-payment.ts';
export { receivePayment } from './paying/receive-payment.ts';
export { recordConsent } from './paying/record-consent.ts';
export { markPaying, promiseBack, recordRefund } from './paying/update-balance.ts';
export { readPoints } from './points/read-points.ts';
export { mayOpenBooking, openAsCustomer, openBooking } from './records/booking-access.ts';
export { bookingDetails } from './records/booking-details.ts';
export { paymentStatusOf, toBookingShape } from './records/booking-shape.ts';
export { type Booking, countActiveHolds, findBooking, lockBooking } from './records/booking-store.ts';
export { paymentMethodLabel, placeName } from './records/booking-texts.ts';
export { type CustomerFigures, customerFigures, noFigures } from './records/customer-figures-store.ts';
export { addBookings } from './records/new-bookings-store.ts';
export type { BackBecause, Movement, NewestPayment, OfficeMoney, PaymentsOf } from './records/payments-port.ts';
export { recordByStaff } from './records/record-by-staff.ts';
export {
  bookedAddons,
  bookedLocations,
  openBookingsOf,
  promotionsNamedIn,
  seasonsNamedIn,
  wasBooked,
} from './records/usage-store.ts';
export { refundPercent } from './rules/cancellation.ts';
export { payRefusal } from './rules/customer-permissions.ts';
export { owedInAll, soldAtPickUp } from './rules/money/due-at-pick-up.ts';
export { type OfficeDay, officeDay } from './rules/office/office-day.ts';
export { bookingNotFound } from './rules/problems.ts';
export { REFERENCE_BYTES, referenceFrom } from './rules/reference.ts';
