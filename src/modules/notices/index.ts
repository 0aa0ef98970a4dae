export { bookingConfirmedMail } from './mails/booking-confirmed.ts';
export { bookingExpiredMail } from './mails/booking-expired.ts';
export type { BookingMailData } from './mails/booking-mail-data.ts';
export { bookingReceivedMail } from './mails/booking-received.ts';
export { paymentRefundedLateMail } from './mails/payment-refunded-late.ts';
export { bahtText, fill } from './mails/wording.ts';
export { noticesCrontab, noticesTasks } from './notices-jobs.ts';
export { queueMail } from './queue-mail.ts';
export type { MailKind } from './rules/wanted-mail.ts';
