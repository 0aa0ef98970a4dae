export { contactCrontab, contactTasks } from './contact-jobs.ts';
export { contactRoutes } from './contact-routes.ts';
export { addMessages, deleteMessagesFrom, type PastMessage } from './message-store.ts';
export { addReplies, type PastReply } from './reply-store.ts';
