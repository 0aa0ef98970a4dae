import { z } from 'zod';
import { AGES_OF_DRIVERS, DRIVERS_AT_MOST } from '#kernel/driver-limits.ts';
import { licenseCountries, permitKinds } from '#kernel/licenses.ts';
import { problemText } from '#kernel/problem.ts';
import { BangkokDateTime, BothLanguages, Id, numberText } from './fields.ts';
import { LastNameOrNone } from './people.ts';

const Day = z.iso
  .date({ error: problemText('date.invalid', { example: '1990-12-31' }), abort: true })
  .regex(/^(19|20)/, problemText('date.year-from', { from: '1900' }));
const Permit = z.enum(permitKinds, problemText('driver.permit'));
const upTo = (max: number) => z.string().trim().max(max, problemText('field.too-long', { max }));

/** Somebody who drives the vehicle. */
const Driver = z.object({
  /** Not needed of the first driver, who has the name and the licence number of the booking. */
  name: LastNameOrNone.optional(),
  bornOn: Day,
  /** ISO 3166 code. */
  licenseCountry: z.enum(licenseCountries, problemText('driver.country')),
  /** As the licence says: `B`, `Private car`. */
  licenseClass: upTo(40).optional(),
  /** Only the last four characters are kept. */
  licenseNumber: upTo(60).optional(),
  licenseIssuedOn: Day,
  /** Null: for life, as some Thai licences are. */
  licenseExpiresOn: Day.nullable(),
  /** The convention of the international driving permit beside the licence; null or left out: none. */
  permit: Permit.nullable().optional(),
});

const TOO_MANY = problemText('driver.too-many', { max: DRIVERS_AT_MOST });

/** The drivers of a booking, the main one first. */
export const Drivers = z.array(Driver).max(DRIVERS_AT_MOST, TOO_MANY);

/** What the price of drivers depends on. Whose day of birth is not told costs nothing for their age yet. */
export const QuotedDrivers = z
  .array(Driver.partial().extend({ bornOn: Day.nullable().optional() }))
  .max(DRIVERS_AT_MOST, TOO_MANY);

const AGE = problemText('driver.age', { from: AGES_OF_DRIVERS.youngest, to: AGES_OF_DRIVERS.oldest });

/** The age of a driver at the pick-up; 30 where it is not told. */
export const DriverAge = z.int(AGE).min(AGES_OF_DRIVERS.youngest, AGE).max(AGES_OF_DRIVERS.oldest, AGE);

/** The same in a query. */
export const DriverAgeText = numberText(DriverAge);

/** A driver of a booking. */
export const DriverShape = z.object({
  id: Id,
  name: z.string(),
  bornOn: z.string(),
  licenseCountry: z.string(),
  licenseCountryName: BothLanguages,
  licenseClass: z.string(),
  licenseLastFour: z.string(),
  licenseIssuedOn: z.string(),
  licenseExpiresOn: z.string().nullable(),
  permit: Permit.nullable(),
  /** When staff saw the licence; null: not yet. */
  seenAt: BangkokDateTime.nullable(),
});
export type DriverShape = z.infer<typeof DriverShape>;
