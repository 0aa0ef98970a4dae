export { forgetBuyers } from './erase-store.ts';
export { invoicingTasks } from './invoicing-jobs.ts';
export { invoicingRoutes } from './invoicing-routes.ts';
