export { createOmiseClient, type OmiseClient } from './omise-client.ts';
export { paymentsCrontab, paymentsTasks } from './payments-jobs.ts';
export { type PaymentOptions, paymentsRoutes } from './payments-routes.ts';
