import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Problem } from '#kernel/problem.ts';
import { birthInFuture } from './problems.ts';

export type Address = Readonly<{
  street: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
}>;

/** What is known of a customer for the rental itself. */
export type Particulars = Readonly<{
  dateOfBirth: string | null;
  licenseNumber: string;
  licenseExpiryDate: string | null;
  nationality: string;
  address: Address;
}>;

/** Whether anything of it says something: a form that was left empty makes no customer of anybody. */
export const hasAnyParticulars = ({ address = undefined, ...facts }: Partial<Particulars>): boolean =>
  [...Object.values(facts), ...Object.values(address ?? {})].some(Boolean);

/** Why it cannot be true; null where it can. `today` is Bangkok's. */
export const particularsRefusal = ({ dateOfBirth }: Partial<Particulars>, today: CalendarDate): Problem | null =>
  dateOfBirth && dateOfBirth > today ? birthInFuture() : null;
