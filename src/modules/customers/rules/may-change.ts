import type { Problem } from '#kernel/problem.ts';
import { customerConflict, isAnonymised, ofStaff } from './problems.ts';

type CustomerState = Readonly<{ version: number; isAnonymised: boolean; isOfStaff: boolean }>;

/** Why staff may not change a customer; null if they may. `expectedVersion` is the version that they saw. */
export const customerChangeRefusal = (customer: CustomerState, expectedVersion = customer.version): Problem | null => {
  if (customer.isOfStaff) return ofStaff();
  if (customer.isAnonymised) return isAnonymised();
  return customer.version === expectedVersion ? null : customerConflict();
};
