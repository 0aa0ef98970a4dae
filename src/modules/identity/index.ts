export { ensureAdmin } from './ensure-admin.ts';
export { identityCrontab, identityTasks } from './identity-jobs.ts';
export { identityRoutes } from './identity-routes.ts';
export { deleteAccount, type OwnAccount, saveOwnAccount } from './own-account-store.ts';
export { accountCookies } from './sessions/account-cookies.ts';
export { identify } from './sessions/identify.ts';
export { provePassword } from './sign-in/prove-password.ts';
export { staffRoutes } from './staff/staff-routes.ts';
export { findUser, lockUser, type User } from './user-store.ts';
