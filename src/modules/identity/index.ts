export { ensureAdmin } from './ensure-admin.ts';
export { identify } from './identify.ts';
export { identityCrontab, identityTasks } from './identity-jobs.ts';
export { identityRoutes } from './identity-routes.ts';
export { deleteAccount, lockAccount, type OwnAccount, saveOwnAccount } from './own-account-store.ts';
export { isPassword } from './passwords.ts';
export { notSignedIn } from './rules/problems.ts';
export { sessionCookie } from './session-cookie.ts';
export { findUser, type User } from './user-store.ts';
