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

/** A customer's details for the rental itself. */
export type Particulars = Readonly<{
  dateOfBirth: string | null;
  licenseNumber: string;
  licenseExpiryDate: string | null;
  nationality: string;
  address: Address;
}>;

/** Whether any field is filled in: an empty form must not create a customer record. */
export const hasAnyParticulars = ({ address = undefined, ...facts }: Partial<Particulars>): boolean =>
  [...Object.values(facts), ...Object.values(address ?? {})].some(Boolean);

/** The refusal of a date of birth in the future; else null. `today` is Bangkok's date. */
export const particularsRefusal = ({ dateOfBirth }: Partial<Particulars>, today: CalendarDate): Problem | null =>
  dateOfBirth && dateOfBirth > today ? birthInFuture() : null;
