import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { PermitKind } from '#kernel/licenses.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

/** A driver as typed. */
export type TypedDriver = Readonly<{
  name?: string | undefined;
  bornOn: CalendarDate;
  licenseCountry: string;
  licenseClass?: string | undefined;
  licenseNumber?: string | undefined;
  licenseIssuedOn: CalendarDate;
  licenseExpiresOn: CalendarDate | null;
  permit?: PermitKind | null | undefined;
}>;

type Booker = Readonly<{ firstName: string; lastName: string; licenseNumber: string }>;

/** The drivers as they are kept: the first one is whoever books, and of numbers the last four characters stay. */
export const namedDrivers = (typed: readonly TypedDriver[], booker: Booker) =>
  typed.map((driver, at) => ({
    name: at === 0 ? `${booker.firstName} ${booker.lastName}`.trim() : (driver.name ?? ''),
    bornOn: driver.bornOn,
    licenseCountry: driver.licenseCountry,
    licenseClass: driver.licenseClass ?? '',
    licenseLastFour: lastFour(at === 0 ? booker.licenseNumber : (driver.licenseNumber ?? '')),
    licenseIssuedOn: driver.licenseIssuedOn,
    licenseExpiresOn: driver.licenseExpiresOn,
    permit: driver.permit ?? null,
  }));

const lastFour = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4);

/** What is missing of drivers, and dates that are still to come, by field. */
export const typedDriverProblems = (typed: readonly TypedDriver[], today: CalendarDate): FieldProblems =>
  typed.length === 0
    ? { drivers: fieldProblem('driver.needed') }
    : Object.fromEntries(typed.flatMap((driver, at) => fieldsOf(driver, at, today)));

const fieldsOf = (driver: TypedDriver, at: number, today: CalendarDate) => {
  const isExtra = at > 0;
  const wrong = {
    ...(isExtra && !driver.name && { name: fieldProblem('driver.name-required') }),
    ...(isExtra && !driver.licenseNumber && { licenseNumber: fieldProblem('license.required') }),
    ...(driver.bornOn > today && { bornOn: fieldProblem('date.not-past') }),
    ...(driver.licenseIssuedOn > today && { licenseIssuedOn: fieldProblem('date.not-past') }),
  };
  return Object.entries(wrong).map(([field, problem]) => [`drivers.${at}.${field}`, problem] as const);
};
