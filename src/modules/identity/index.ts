export {
  addCustomerAccount,
  changeCustomerAccount,
  oneTimePassword,
  switchCustomerAccount,
} from './customer-account.ts';
export { ensureAdmin } from './ensure-admin.ts';
export { identityCrontab, identityTasks } from './identity-jobs.ts';
export { identityRoutes } from './identity-routes.ts';
export { formerEmailsOf } from './records/former-email-store.ts';
export { userSubject } from './records/record-own.ts';
export { shownUser } from './records/signed-in-user.ts';
export {
  deleteUserAccount,
  fillOwnAccount,
  findUser,
  findUserByEmail,
  lockUser,
  type OwnAccount,
  saveOwnAccount,
  type User,
} from './records/user-store.ts';
export { accountCookies } from './sessions/account-cookies.ts';
export { identifyBy } from './sessions/identify.ts';
export { staffRoutes } from './staff/staff-routes.ts';
