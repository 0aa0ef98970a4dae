export { ensureAdmin } from './ensure-admin.ts';
export { identityCrontab, identityTasks } from './identity-jobs.ts';
export { identityRoutes } from './identity-routes.ts';
export { endSessions } from './sessions/end-sessions.ts';
export { identify } from './sessions/identify.ts';
export { sessionCookie } from './sessions/session-cookie.ts';
export { staffRoutes } from './staff/staff-routes.ts';
