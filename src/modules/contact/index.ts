export { contactCrontab, contactTasks } from './contact-jobs.ts';
export { contactRoutes } from './contact-routes.ts';
export { deleteMessagesFrom } from './message-store.ts';
