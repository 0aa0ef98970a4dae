export { ensureAdmin } from './ensure-admin.ts';
export { identityCrontab, identityTasks } from './identity-jobs.ts';
export { identityRoutes } from './identity-routes.ts';
export { deleteAccount, lockAccount, type OwnAccount, saveOwnAccount } from './own-account-store.ts';
export { isPassword } from './passwords/hash-password.ts';
export { notSignedIn } from './rules/problems.ts';
export { identify } from './sessions/identify.ts';
export { sessionCookie } from './sessions/session-cookie.ts';
export { findUser, type User } from './user-store.ts';
