import type { LocationFields } from '#contract/office/settings.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { areHours } from '#kernel/opening-hours.ts';
import { type FieldProblems, fieldProblem, refuseWrong } from '#kernel/problem.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { AuditNote, Context } from '#platform/context.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { orderAfter } from '../rules/order-after.ts';
import { fleetConflict, lastLocation, locationNotFound } from '../rules/problems.ts';
import {
  archiveLocation,
  deleteLocation,
  insertLocation,
  type LocationRow,
  type LocationValues,
  listOfficeLocations,
  lockOfficeLocations,
  saveLocation,
} from './office-location-store.ts';

/**
 * Adds a location, after all others if no order is given. 409 `fleet.location-name-taken`; 422 for unreadable hours or
 * half a map point.
 */
export const addLocation = async (ctx: Context, sent: LocationFields): Promise<LocationRow> => {
  const displayOrder = orderAfter(await listOfficeLocations(ctx.tx));
  const fields = { city: '', displayOrder, ...locationValues(sent) } as LocationValues;
  refuseWrong({
    ...locationProblems({ latitude: null, longitude: null, ...sent }),
    ...outsideProblems({ ...unsaid, ...fields }),
  });
  const location = await insertLocation(ctx.tx, fields);
  await recordLocation(ctx, location, { action: 'location.created', after: location });
  return location;
};

type Change = { [Name in keyof LocationFields]?: LocationFields[Name] | undefined } & { version?: number | undefined };

/**
 * Changes the given fields of a location. 404; 409 `fleet.changed-meanwhile`, `fleet.location-name-taken`, and
 * `fleet.last-location` when customers would have no location left; 422.
 */
export const changeLocation = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: Change },
): Promise<LocationRow> => {
  const locations = await lockOfficeLocations(ctx.tx);
  const before = locationAmong(locations, id);
  refuseStale(version ?? before.version, before, fleetConflict);
  const fields = locationValues(sent);
  refuseWrong({
    ...locationProblems({ latitude: before.latitude, longitude: before.longitude, ...sentFields(sent) }),
    ...outsideProblems({ ...before, ...fields }),
  });
  if (fields.isActive === false) refuseLast(locations, before);
  const location = await saveLocation(ctx.tx, id, fields);
  await recordLocation(ctx, location, { action: 'location.changed', before, after: location });
  return location;
};

/** Deletes a location, or archives it if bookings refer to it. 404; 409 `fleet.last-location`. */
export const removeLocation = async (
  ctx: Context,
  { id, bookedLocations }: { id: string; bookedLocations: BookedLocations },
): Promise<{ isArchived: boolean }> => {
  const locations = await lockOfficeLocations(ctx.tx);
  const location = locationAmong(locations, id);
  refuseLast(locations, location);
  const isArchived = (await bookedLocations(ctx.tx)).has(id);
  if (isArchived) await archiveLocation(ctx.tx, id, ctx.now);
  else await deleteLocation(ctx.tx, id);
  await recordLocation(ctx, location, {
    action: isArchived ? 'location.archived' : 'location.deleted',
    before: location,
  });
  return { isArchived };
};

/** Returns the ids of the locations that bookings refer to; the application supplies it. */
export type BookedLocations = (tx: Context['tx']) => Promise<ReadonlySet<string>>;

const locationAmong = (locations: readonly LocationRow[], id: string): LocationRow => {
  const location = locations.find((one) => one.id === id);
  if (!location) throw locationNotFound();
  return location;
};

const refuseLast = (locations: readonly LocationRow[], location: LocationRow) => {
  if (location.isActive && !locations.some(({ id, isActive }) => isActive && id !== location.id)) throw lastLocation();
};

type LocationEvent = Pick<AuditNote, 'action'> & { before?: LocationRow; after?: LocationRow };

const recordLocation = (ctx: Context, { id, name }: LocationRow, { action, before, after }: LocationEvent) =>
  ctx.record({
    action,
    subject: { kind: 'location', id, name },
    before: before && factsOfLocation(before),
    after: after && factsOfLocation(after),
  });

type Sent = { [Name in keyof LocationFields]?: LocationFields[Name] | undefined };

/**
 * Converts the location fields of a request to column values. Days without hours are dropped: the office's hours apply
 * to them.
 */
const locationValues = ({
  hours,
  active,
  pickUpOutsideFee,
  dropOffOutsideFee,
  specialHours,
  ...sent
}: Sent): Partial<LocationValues> =>
  sentFields({
    ...sent,
    nameInThai: sent.nameInThai === '' ? null : sent.nameInThai,
    addressInThai: sent.addressInThai === '' ? null : sent.addressInThai,
    isActive: active,
    pickUpOutsideFee: pickUpOutsideFee === undefined ? undefined : fromBaht(pickUpOutsideFee),
    dropOffOutsideFee: dropOffOutsideFee === undefined ? undefined : fromBaht(dropOffOutsideFee),
    specialHours: specialHours?.toSorted((a, b) => a.date.localeCompare(b.date)),
    hours: hours === undefined ? undefined : ownHours(hours),
  });

const ownHours = (hours: NonNullable<Sent['hours']> | null) => {
  const set = Object.entries(hours ?? {}).filter(([, text]) => text.trim() !== '');
  return set.length > 0 ? Object.fromEntries(set) : null;
};

type Outsides = Readonly<{
  pickUpOutside?: string | undefined;
  pickUpOutsideFee?: number | undefined;
  pickUpInstructions?: string | undefined;
  dropOffOutside?: string | undefined;
  dropOffOutsideFee?: number | undefined;
  dropOffInstructions?: string | undefined;
}>;

/** A fee outside opening hours needs its amount, a key box its instructions. */
export const outsideProblems = (place: Outsides): FieldProblems => ({
  ...(place.pickUpOutside === 'fee' && place.pickUpOutsideFee === 0 && { pickUpOutsideFee: fieldProblem('place.fee') }),
  ...(place.pickUpOutside === 'unattended' &&
    place.pickUpInstructions === '' && { pickUpInstructions: fieldProblem('place.instructions') }),
  ...(place.dropOffOutside === 'fee' &&
    place.dropOffOutsideFee === 0 && { dropOffOutsideFee: fieldProblem('place.fee') }),
  ...(place.dropOffOutside === 'unattended' &&
    place.dropOffInstructions === '' && { dropOffInstructions: fieldProblem('place.instructions') }),
});

/** What a new location has until somebody says it. */
export const unsaid = {
  pickUpOutsideFee: 0,
  pickUpInstructions: '',
  dropOffOutsideFee: 0,
  dropOffInstructions: '',
} as const;

/** Dates without readable hours, and those that come twice. */
const dateProblems = (dates: readonly { date: string; hours: string }[]): FieldProblems =>
  Object.fromEntries(
    dates.flatMap(({ date, hours }, index) => {
      const isTwice = dates.findIndex((one) => one.date === date) < index;
      if (isTwice) return [[`specialHours.${index}.date`, fieldProblem('place.date-twice')]];
      const isRead = hours.trim() !== '' && areHours(hours);
      return isRead ? [] : [[`specialHours.${index}.hours`, fieldProblem('place.hours')]];
    }),
  );

/** Opening hours that cannot be parsed, and a latitude of null beside a longitude or the reverse. */
export const locationProblems = ({ hours, specialHours, latitude, longitude }: Sent): FieldProblems => {
  const unreadable = Object.entries(ownHours(hours ?? null) ?? {}).filter(([, text]) => !areHours(text));
  const isHalf = latitude !== undefined && longitude !== undefined && (latitude === null) !== (longitude === null);
  return {
    ...dateProblems(specialHours ?? []),
    ...Object.fromEntries(unreadable.map(([day]) => [`hours.${day}`, fieldProblem('place.hours')])),
    ...(isHalf && { [latitude === null ? 'latitude' : 'longitude']: fieldProblem('place.half-a-point') }),
  };
};

/** The fields of a location that the audit log records. */
const factsOfLocation = ({
  id: _id,
  version: _version,
  archivedAt: _archived,
  isActive,
  pickUpOutsideFee,
  dropOffOutsideFee,
  specialHours,
  ...location
}: LocationRow) => ({
  ...location,
  pickUpOutsideFee: toBaht(pickUpOutsideFee),
  dropOffOutsideFee: toBaht(dropOffOutsideFee),
  specialHours: specialHours.map(({ date, hours }) => `${date} ${hours}`),
  active: isActive,
});
