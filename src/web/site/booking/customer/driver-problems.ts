import { mayBeForLife } from '#kernel/licenses.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DraftDriver } from '../state/drivers.ts';

type Needed = 'name' | 'bornOn' | 'licenseCountry' | 'licenseNumber' | 'licenseIssuedOn' | 'licenseExpiresOn';
type MissingOfDriver = Readonly<{ id: string; at: number; field: Needed }>;

export const driverFieldId = (at: number, field: keyof DraftDriver): string => `driver-${at}-${field}`;

/** The needed fields that are empty. Everything else is judged by the server. */
export const missingOfDrivers = (drivers: readonly DraftDriver[]): MissingOfDriver[] =>
  drivers.flatMap((driver, at) =>
    neededOf(driver, at)
      .filter((field) => driver[field].trim() === '')
      .map((field) => ({ id: driverFieldId(at, field), at, field })),
  );

const neededOf = ({ licenseCountry }: DraftDriver, at: number): Needed[] => [
  ...(at > 0 ? (['name', 'licenseNumber'] as const) : []),
  'bornOn',
  'licenseCountry',
  'licenseIssuedOn',
  ...(mayBeForLife(licenseCountry) ? [] : (['licenseExpiresOn'] as const)),
];

/** A refused field of a driver, such as `drivers.0.bornOn`. */
export type RefusedOfDriver = Readonly<{
  at: number;
  field: keyof DraftDriver;
  problem: Failure['fields'][string];
  /** What was refused: with another value the refusal is over. */
  value: string;
}>;

/** The fields of drivers that the server refused. */
export const refusedOfDrivers = (fields: Failure['fields'], sent: readonly DraftDriver[]): RefusedOfDriver[] =>
  Object.entries(fields).flatMap(([path, problem]) => {
    const [, at = '', field = ''] = /^drivers\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const driver = sent[Number(at)];
    if (!driver || !isField(driver, field)) return [];
    return [{ at: Number(at), field, problem, value: driver[field] }];
  });

const isField = (driver: DraftDriver, field: string): field is keyof DraftDriver => Object.hasOwn(driver, field);
