export { eraseAccountMails, eraseMailsBefore, eraseMailsOf } from './erase-store.ts';
export { type Attachment, deleteMails } from './mail-store.ts';
export type { AccountMailData } from './mails/account/account-letter.ts';
export { invitationMail, newEmailMail, resetPasswordMail, verifyEmailMail } from './mails/account/link-mails.ts';
export {
  accountDeletedMail,
  emailChangedMail,
  emailKnownMail,
  passwordChangedMail,
  twoFactorChangedMail,
} from './mails/account/news-mails.ts';
export { bookingCancelledMail } from './mails/booking-cancelled.ts';
export { bookingChangedMail } from './mails/booking-changed.ts';
export { bookingConfirmedMail } from './mails/booking-confirmed.ts';
export { bookingExpiredMail } from './mails/booking-expired.ts';
export type { BookingMailData } from './mails/booking-mail-data.ts';
export { bookingReceivedMail } from './mails/booking-received.ts';
export { bookingReminderMail } from './mails/booking-reminder.ts';
export { bookingWaitingMail } from './mails/booking-waiting.ts';
export { contactMessageMail } from './mails/contact-message.ts';
export { paymentFailedMail } from './mails/payment-failed.ts';
export { paymentReceivedMail } from './mails/payment-received.ts';
export { paymentRefundedMail } from './mails/payment-refunded.ts';
export { paymentRefundedLateMail } from './mails/payment-refunded-late.ts';
export { reviewInvitationMail } from './mails/review-invitation.ts';
export { staffBookingWaitingMail, staffTransferMail } from './mails/staff-mails.ts';
export { noticesCrontab, noticesTasks } from './notices-jobs.ts';
export { noticesRoutes } from './notices-routes.ts';
export { isMailOneTooMany, isMailToWrite, type MailContent, queueMail } from './queue-mail.ts';
export { isOneAddress } from './rules/addressing.ts';
export { type AccountMailKind, accountMails, type MailKind } from './rules/wanted-mail.ts';
