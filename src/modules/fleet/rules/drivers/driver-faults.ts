import { ageOn, completedMonths } from '#kernel/age.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { mayBeForLife, needsPermit, type PermitKind } from '#kernel/licenses.ts';
import type { DriverRules } from './driver-rules.ts';

/** Who drives, as they say. Dates are those of Bangkok. */
export type DriverFacts = Readonly<{
  bornOn: CalendarDate;
  /** The country of the licence, by its ISO 3166 code. */
  licenseCountry: string;
  licenseIssuedOn: CalendarDate;
  /** Null: for life. */
  licenseExpiresOn: CalendarDate | null;
  permit: PermitKind | null;
}>;

/** The days of a rental. */
export type DrivenDays = Readonly<{ pickUp: CalendarDate; dropOff: CalendarDate }>;

export type DriverFault =
  | Readonly<{ of: 'too-young'; from: number }>
  | Readonly<{ of: 'too-old'; until: number }>
  | Readonly<{ of: 'license-too-new'; months: number }>
  | Readonly<{ of: 'license-ends' }>
  | Readonly<{ of: 'permit-missing' }>;

type AgeRules = Pick<DriverRules, 'minimumAge' | 'maximumAge'>;

/** Why somebody of an age may not drive the vehicles of a category; null: they may. */
const ageFault = ({ minimumAge: from, maximumAge: until }: AgeRules, age: number): DriverFault | null => {
  if (age < from) return { of: 'too-young', from };
  return until !== null && age > until ? { of: 'too-old', until } : null;
};

/** Whether a category's vehicles may be driven at an age. */
export const ageFits = (rules: AgeRules, age: number): boolean => ageFault(rules, age) === null;

/** Why somebody may not drive a category's vehicles on these days. A licence must be valid on the day of the return. */
export const driverFaults = (
  rules: DriverRules,
  driver: DriverFacts,
  { pickUp, dropOff }: DrivenDays,
): DriverFault[] => {
  const { bornOn, licenseCountry: country, licenseIssuedOn: issuedOn, licenseExpiresOn: expiresOn, permit } = driver;
  const age = ageFault(rules, ageOn(bornOn, pickUp));
  const { licenseMonths: months } = rules;
  const isEndless = expiresOn === null && mayBeForLife(country);
  return [
    ...(age ? [age] : []),
    ...(completedMonths(issuedOn, pickUp) < months ? [{ of: 'license-too-new', months } as const] : []),
    ...(isEndless || (expiresOn !== null && expiresOn >= dropOff) ? [] : [{ of: 'license-ends' } as const]),
    ...(needsPermit(country) && permit === null ? [{ of: 'permit-missing' } as const] : []),
  ];
};
