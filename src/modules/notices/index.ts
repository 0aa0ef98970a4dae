export { type CurrentMailer, currentMailer } from './current-mailer.ts';
export { eraseAccountMails, eraseMailsBefore, eraseMailsOf } from './erase-store.ts';
export { type Attachment, deleteMails, deleteMailsOf } from './mail-store.ts';
export type { AccountMailData } from './mails/account/account-letter.ts';
export { invitationMail, newEmailMail, resetPasswordMail, verifyEmailMail } from './mails/account/link-mails.ts';
export {
  accountDeletedMail,
  accountNoticeMail,
  emailChangedMail,
  emailKnownMail,
  passwordChangedMail,
  twoFactorChangedMail,
} from './mails/account/news-mails.ts';
export { agreementSignedMail } from './mails/booking/agreement-signed.ts';
export { bookingCancelledMail } from './mails/booking/booking-cancelled.ts';
export { bookingChangedMail } from './mails/booking/booking-changed.ts';
export { bookingConfirmedMail } from './mails/booking/booking-confirmed.ts';
export { bookingExpiredMail } from './mails/booking/booking-expired.ts';
export type { BookingMailData } from './mails/booking/booking-mail-data.ts';
export { bookingReceivedMail } from './mails/booking/booking-received.ts';
export { bookingReminderMail } from './mails/booking/booking-reminder.ts';
export { bookingWaitingMail } from './mails/booking/booking-waiting.ts';
export { changeEndedMail } from './mails/booking/change-ended.ts';
export { claimsMail } from './mails/booking/claims-mail.ts';
export { emailCodeMail } from './mails/booking/email-code-mail.ts';
export { lateReturnMail } from './mails/booking/late-return.ts';
export { returnReminderMail } from './mails/booking/return-reminder.ts';
export { reviewInvitationMail } from './mails/booking/review-invitation.ts';
export { contactMessageLine, contactMessageMail } from './mails/contact/contact-message.ts';
export { messageReplyMail } from './mails/contact/message-reply.ts';
export { depositEndedMail } from './mails/deposit/deposit-ended.ts';
export { depositHeldMail, depositNotRenewedMail } from './mails/deposit/deposit-held.ts';
export type { DepositEnd } from './mails/deposit/deposit-parts.ts';
export { paymentFailedMail } from './mails/payment/payment-failed.ts';
export { paymentReceivedMail } from './mails/payment/payment-received.ts';
export { paymentRefundedMail } from './mails/payment/payment-refunded.ts';
export { paymentRefundedLateMail } from './mails/payment/payment-refunded-late.ts';
export {
  staffBookingPaidMail,
  staffBookingWaitingMail,
  staffRefundedLateMail,
  staffSlipMail,
  staffTransferMail,
} from './mails/staff/staff-mails.ts';
export { unpaidShareMail } from './mails/staff/unpaid-share-mail.ts';
export { noticesCrontab, noticesTasks } from './notices-jobs.ts';
export { noticesRoutes } from './notices-routes.ts';
export { attachmentNames, countOutbox, findMail, type Mail } from './outbox-store.ts';
export { isMailOneTooMany, isMailToWrite, type MailContent, mailsToWrite, queueMail } from './queue-mail.ts';
export { queueSms, smsToWrite } from './queue-sms.ts';
export { readdressMails, sendCopy } from './readdress.ts';
export { refuseUnsendable, resendMail } from './resend-mail.ts';
export { isOneAddress } from './rules/addressing.ts';
export { type AccountMailKind, accountMails, type MailKind, type MessageKind } from './rules/mail-policy.ts';
export type { SmsKind } from './rules/sms-policy.ts';
export { withoutKeys } from './rules/without-keys.ts';
export { bookingSms, type SmsDetails } from './sms/booking-sms.ts';
