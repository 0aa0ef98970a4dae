export { insertTry } from './card-guard/card-try-store.ts';
export { type Digest, guardCard } from './card-guard/guard-card.ts';
export { refuseOtherCard } from './charge/authorise-charge.ts';
export type { BooksOfOthers } from './office/reconciliation/books-store.ts';
export { recordPayment } from './office/record-payment.ts';
export { officeMoney } from './office-money.ts';
export { type ChargeLookup, findCharge, isCharge } from './omise/find-charge.ts';
export { type CallListener as HeardCall, LONGEST_CALL, LONGEST_CHARGE, type OmiseAnswer } from './omise/omise-call.ts';
export { createOmiseClient, type OmiseClient } from './omise/omise-client.ts';
export type { OmiseCharge as ProviderCharge } from './omise/omise-shapes.ts';
export { notOfferedBy, type OnlineNow, onlineNow } from './omise/online-payments.ts';
export { paymentsCrontab, paymentsTasks } from './payments-jobs.ts';
export { type PaymentOptions, paymentsRoutes } from './payments-routes.ts';
export {
  countOpenAttempts,
  hasPendingMoney as isMoneyUnderWay,
  hasPendingPayments as arePaymentsUnderWay,
} from './records/attempt-store.ts';
export { paymentsOf } from './records/booking-money-store.ts';
export { erasePayers } from './records/erase-store.ts';
export {
  addPayments,
  type NewAttempt,
  type NewLedgerEntry,
  type NewRefund,
  type NewTransferTask,
} from './records/ledger-store.ts';
export { bookingCancelled, moreThanOwed, paymentsOff } from './rules/problems.ts';
export { isRefusedForGood } from './rules/refund-way.ts';
export { returnAddress } from './rules/return-address.ts';
export { shownFailure } from './rules/shown-failure.ts';
