import { bangkokDate } from './bangkok-time.ts';
import type { CalendarDate } from './calendar-date.ts';
import { type FieldProblems, fieldProblem } from './problem.ts';

type Person = Readonly<{ dateOfBirth?: CalendarDate | null | undefined }>;

/** A date of birth in the future; today is Bangkok's. */
export const birthProblems = ({ dateOfBirth }: Person, { now }: { now: Temporal.Instant }): FieldProblems =>
  dateOfBirth && dateOfBirth > bangkokDate(now) ? { dateOfBirth: fieldProblem('date.not-past') } : {};
