export { erasePayers } from './erase-store.ts';
export { isMoneyUnderWay } from './money-under-way-store.ts';
export { addPayments, type NewAttempt, type NewLedgerEntry } from './new-payments-store.ts';
export { officeMoney } from './office-money.ts';
export { createOmiseClient } from './omise/omise-client.ts';
export { paymentsCrontab, paymentsTasks } from './payments-jobs.ts';
export { paymentsOf } from './payments-of-store.ts';
export { type PaymentOptions, paymentsRoutes } from './payments-routes.ts';
