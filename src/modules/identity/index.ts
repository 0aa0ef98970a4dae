export { ensureAdmin } from './ensure-admin.ts';
export { identityCrontab, identityTasks } from './identity-jobs.ts';
export { identityRoutes } from './identity-routes.ts';
export { identify } from './sessions/identify.ts';
export { sessionCookie } from './sessions/session-cookie.ts';
