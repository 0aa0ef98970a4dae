export { bookingCrontab, bookingTasks } from './booking-jobs.ts';
export { bookingRoutes } from './booking-routes.ts';
export { applyPaidChange } from './change/apply-paid-change.ts';
export { type CancellationPreview, cancellationPreview } from './change/quote-cancellation.ts';
export { countActiveHolds } from './holds/holds-store.ts';
export { ownHold } from './holds/own-hold.ts';
export { type CustomerMail, mailCustomer } from './mails/mail-customer.ts';
export { bookingMailRoutes } from './mails/mail-routes.ts';
export { smsCustomer } from './mails/sms-customer.ts';
export { photoBytes } from './office/hand-over/photograph-vehicle.ts';
export { LATE_RETURN_MAIL_AFTER } from './office/hand-over/return-vehicle.ts';
export { bookingSheet } from './office/list/export-bookings.ts';
export { matchesBookingSearch } from './office/list/filters-store.ts';
export { bookingsMadeIn, countBookingsMadeIn, countByStatus } from './office/list/office-list-store.ts';
export { amountOwed, awaitsStaff, inView, isListed, isUnpaid, nextPickUpFirst } from './office/list/views-store.ts';
export { bookingOfficeRoutes } from './office/office-routes.ts';
export { cancelWithRefund } from './office/status/cancel-by-staff.ts';
export { addAgreement } from './papers/add-agreement.ts';
export { partsNotAsSigned } from './papers/agreement-evidence-store.ts';
export { agreesToLaterCharges } from './papers/agreement-state.ts';
export { coverOf } from './papers/booking-cover.ts';
export { bookingPaperRoutes } from './papers/paper-routes.ts';
export { awaitOfflinePayment, markPaying, recordConsent } from './paying/begin-payment.ts';
export { chargeClaim } from './paying/charge-claim.ts';
export { lockForPayment } from './paying/lock-for-payment.ts';
export { receivePayment } from './paying/receive-payment.ts';
export { promiseRefund, recordRefund } from './paying/update-balance.ts';
export { readPoints } from './points/account-points.ts';
export { grantAccess, mayOpenBooking, openBooking, openOwnBooking, readAddress } from './records/booking-access.ts';
export { bookingDetails, promisedText } from './records/booking-details.ts';
export { paymentStatusOf, toBookingShape } from './records/booking-shape.ts';
export { addBookings, type Booking, findBooking, lockBooking } from './records/booking-store.ts';
export { paymentMethodLabel, placeName } from './records/booking-texts.ts';
export { findWaitingChange } from './records/change-shape.ts';
export { addChanges, findChange, type NewChange } from './records/change-store.ts';
export { correctOpenBookings } from './records/correct-contact.ts';
export { type CustomerFigures, customerFigures, noFigures } from './records/customer-figures-store.ts';
export type { DepositEndOf } from './records/deposit-port.ts';
export {
  addHandOvers,
  handOversOf as readingsOf,
  type NewHandOver,
  photosOfBooking,
} from './records/hand-over-store.ts';
export {
  eraseBookings,
  everyBookingOf,
  everyOwnBooking,
  listOwnBookings,
  lockGuestBookings,
  type OwnBookingsView,
  transferBookings,
} from './records/own-bookings-store.ts';
export type {
  ClaimAnswer,
  Movement,
  NewestPayment,
  OfficeMoney,
  PaymentsOf,
  RefundReason,
} from './records/payments-port.ts';
export { recordByStaff } from './records/record-by-staff.ts';
export { refundHoursOf } from './records/refund-policy.ts';
export {
  bookedAddons,
  bookedLocations,
  openBookingsOf,
  promotionsNamedIn,
  referencesOf,
  seasonsNamedIn,
  wasBooked,
} from './records/usage-store.ts';
export { refundPercent } from './rules/cancellation.ts';
export { payRefusal } from './rules/customer-permissions.ts';
export { owedInAll, soldAtPickUp, toPayInAll } from './rules/money/due-at-pick-up.ts';
export { type OfficeDay, officeDay } from './rules/office/office-day.ts';
export { bookingArchived, bookingNotFound } from './rules/problems.ts';
export { REFERENCE_BYTES, referenceFrom } from './rules/reference.ts';
