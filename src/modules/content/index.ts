export { contentRoutes } from './content-routes.ts';
export { ensureDefaultPages } from './ensure-default-pages.ts';
export { createTextReader } from './markdown/text-reader.ts';
export { readUnreadPages } from './read-unread-pages.ts';
