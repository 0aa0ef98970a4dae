export { ensureAdmin } from './ensure-admin.ts';
export { identify } from './identify.ts';
export { identityCrontab, identityTasks } from './identity-jobs.ts';
export { identityRoutes } from './identity-routes.ts';
export { sessionCookie } from './session-cookie.ts';
