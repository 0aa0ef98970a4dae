export { invoicingTasks } from './invoicing-jobs.ts';
export { invoicingRoutes } from './invoicing-routes.ts';
export { forgetBuyers } from './records/erase-store.ts';
