export { accountCrontab, accountTasks } from './account-jobs.ts';
export { accountRoutes } from './account-routes.ts';
export { forgetLeaver } from './erase/forget-customer.ts';
export { joinGuestBookings } from './own-bookings.ts';
