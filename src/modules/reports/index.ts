export { customerReportRoutes } from './customer-report-routes.ts';
export { exportCrontab, exportTasks } from './exports/export-jobs.ts';
export { exportRoutes } from './exports/export-routes.ts';
export { reportsRoutes } from './reports-routes.ts';
