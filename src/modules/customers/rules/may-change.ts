import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Problem } from '#kernel/problem.ts';
import { customerConflict, dateOfBirthInFuture, isAnonymised, ofStaff } from './problems.ts';

type CustomerState = Readonly<{ version: number; isAnonymised: boolean; isOfStaff: boolean }>;

/** Why staff may not change a customer; null if they may. `expectedVersion` is the version that they saw. */
export const customerChangeRefusal = (customer: CustomerState, expectedVersion = customer.version): Problem | null => {
  if (customer.isOfStaff) return ofStaff();
  if (customer.isAnonymised) return isAnonymised();
  return customer.version === expectedVersion ? null : customerConflict();
};

/** The refusal of a date of birth in the future; else null. `today` is Bangkok's date. */
export const birthRefusal = (dateOfBirth: CalendarDate | null | undefined, today: CalendarDate): Problem | null =>
  dateOfBirth && dateOfBirth > today ? dateOfBirthInFuture() : null;
