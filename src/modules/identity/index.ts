export { ensureAdmin } from './ensure-admin.ts';
export { identityCrontab, identityTasks } from './identity-jobs.ts';
export { identityRoutes } from './identity-routes.ts';
export type { OnProven } from './links/proven.ts';
export { accountCookies } from './sessions/account-cookies.ts';
export { endSessions } from './sessions/end-sessions.ts';
export { identify } from './sessions/identify.ts';
export { provePassword } from './sign-in/prove-password.ts';
export { staffRoutes } from './staff/staff-routes.ts';
