export {
  addSecurityDeposits,
  eraseDepositReferences,
  hasDepositsLeft,
  type NewSecurityDeposit,
} from './security-deposit-store.ts';
export { securityDepositsRoutes } from './security-deposits-routes.ts';
