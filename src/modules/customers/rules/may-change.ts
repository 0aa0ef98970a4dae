import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Problem } from '#kernel/problem.ts';
import { bornLater, changedMeanwhile, isAnonymised, ofStaff } from './problems.ts';

type Known = Readonly<{ version: number; isAnonymised: boolean; isOfStaff: boolean }>;

/** Why staff may not change a customer; null where they may. `seen` is the version that they saw. */
export const changeRefusal = (known: Known, seen = known.version): Problem | null => {
  if (known.isOfStaff) return ofStaff();
  if (known.isAnonymised) return isAnonymised();
  return known.version === seen ? null : changedMeanwhile();
};

/** Why a date of birth cannot be true. `today` is Bangkok's. */
export const birthRefusal = (dateOfBirth: CalendarDate | null | undefined, today: CalendarDate): Problem | null =>
  dateOfBirth && dateOfBirth > today ? bornLater() : null;
