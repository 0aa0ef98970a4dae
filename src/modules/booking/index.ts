export { openBooking } from './booking-access.ts';
export { bookingCrontab, bookingTasks } from './booking-jobs.ts';
export { bookingRoutes } from './booking-routes.ts';
export { paymentStatusOf } from './booking-shape.ts';
export type { Booking } from './booking-store.ts';
export { addBookings } from './new-bookings-store.ts';
export { lockForPayment, markPaying, receivePayment, recordRefund } from './receive-payment.ts';
export { refundPercent } from './rules/cancellation.ts';
export { REFERENCE_BYTES, referenceFrom } from './rules/reference.ts';
