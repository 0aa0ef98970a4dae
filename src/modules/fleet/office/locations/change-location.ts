import type { LocationFields } from '#contract/office/settings.ts';
import type { AuditNote, Context } from '#platform/context.ts';
import { orderAfter } from '../../rules/order-after.ts';
import { lastLocation, locationNotFound } from '../../rules/problems.ts';
import { refuseStale } from '../../rules/vehicle-change.ts';
import { factsOfPlace, placeFields, refuseWrongPlace } from './location-fields.ts';
import {
  archivePlace,
  deletePlace,
  insertPlace,
  listPlaces,
  lockPlaces,
  type OfficePlace,
  type PlaceFields,
  savePlace,
} from './office-location-store.ts';

/** Adds a location, after all others where its order is left out. 409 `fleet.location-name-taken`; 422 for hours that nobody can read. */
export const addLocation = async (ctx: Context, sent: LocationFields): Promise<OfficePlace> => {
  const displayOrder = orderAfter(await listPlaces(ctx.tx));
  const fields = { city: '', displayOrder, ...placeFields(sent) } as PlaceFields;
  refuseWrongPlace(fields);
  const place = await insertPlace(ctx.tx, fields);
  await recordPlace(ctx, place, { action: 'location.created', after: place });
  return place;
};

type Change = { [Name in keyof LocationFields]?: LocationFields[Name] | undefined } & { version?: number | undefined };

/**
 * Changes what is sent of a location. 404; 409 `fleet.changed-meanwhile`, `fleet.location-name-taken`, and
 * `fleet.last-location` where customers would have none left; 422.
 */
export const changeLocation = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: Change },
): Promise<OfficePlace> => {
  const places = await lockPlaces(ctx.tx);
  const before = placeAmong(places, id);
  refuseStale(version ?? before.version, before);
  const fields = placeFields(sent);
  refuseWrongPlace({ ...before, ...fields });
  if (fields.isActive === false) refuseLast(places, before);
  const place = await savePlace(ctx.tx, id, fields);
  await recordPlace(ctx, place, { action: 'location.changed', before, after: place });
  return place;
};

/** Deletes a location that no booking names, else archives it: bookings go on naming it. 404; 409 `fleet.last-location`. */
export const removeLocation = async (
  ctx: Context,
  { id, bookedLocations }: { id: string; bookedLocations: BookedLocations },
): Promise<{ isArchived: boolean }> => {
  const places = await lockPlaces(ctx.tx);
  const place = placeAmong(places, id);
  refuseLast(places, place);
  const isArchived = (await bookedLocations(ctx.tx)).has(id);
  if (isArchived) await archivePlace(ctx.tx, id, ctx.now);
  else await deletePlace(ctx.tx, id);
  await recordPlace(ctx, place, { action: isArchived ? 'location.archived' : 'location.deleted', before: place });
  return { isArchived };
};

/** The locations that bookings name; the application brings the answer. */
export type BookedLocations = (tx: Context['tx']) => Promise<ReadonlySet<string>>;

const placeAmong = (places: readonly OfficePlace[], id: string): OfficePlace => {
  const place = places.find((one) => one.id === id);
  if (!place) throw locationNotFound();
  return place;
};

const refuseLast = (places: readonly OfficePlace[], place: OfficePlace) => {
  if (place.isActive && !places.some(({ id, isActive }) => isActive && id !== place.id)) throw lastLocation();
};

type Told = Pick<AuditNote, 'action'> & { before?: OfficePlace; after?: OfficePlace };

const recordPlace = (ctx: Context, { id, name }: OfficePlace, { action, before, after }: Told) =>
  ctx.record({
    action,
    subject: { kind: 'location', id, name },
    before: before && factsOfPlace(before),
    after: after && factsOfPlace(after),
  });
