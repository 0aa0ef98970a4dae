import type { LocationFields } from '#contract/office/settings.ts';
import { areHours } from '#kernel/opening-hours.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { halfAPoint, hoursUnreadable } from '../../rules/problems.ts';
import type { OfficePlace, PlaceFields } from './office-location-store.ts';

type Sent = { [Name in keyof LocationFields]?: LocationFields[Name] | undefined };

/** What was sent of a location, as it is kept. Days without hours are not kept: they have those of the office. */
export const placeFields = ({ hours, active, ...sent }: Sent): Partial<PlaceFields> =>
  sentFields({
    ...sent,
    nameInThai: sent.nameInThai === '' ? null : sent.nameInThai,
    addressInThai: sent.addressInThai === '' ? null : sent.addressInThai,
    isActive: active,
    hours: hours === undefined ? undefined : ownHours(hours),
  });

const ownHours = (hours: NonNullable<Sent['hours']> | null) => {
  const set = Object.entries(hours ?? {}).filter(([, text]) => text.trim() !== '');
  return set.length > 0 ? Object.fromEntries(set) : null;
};

/** 422 for hours that nobody can read, and for half a point on the map. */
export const refuseWrongPlace = ({
  hours,
  latitude,
  longitude,
}: Pick<PlaceFields, 'hours' | 'latitude' | 'longitude'>) => {
  const unreadable = Object.entries(hours ?? {}).flatMap(([day, text]) => (areHours(text) ? [] : [day]));
  if (unreadable.length > 0) throw hoursUnreadable(unreadable);
  if ((latitude ?? null) === null && (longitude ?? null) !== null) throw halfAPoint('latitude');
  if ((longitude ?? null) === null && (latitude ?? null) !== null) throw halfAPoint('longitude');
};

/** A location as the audit log tells it. */
export const factsOfPlace = ({
  id: _id,
  version: _version,
  archivedAt: _archived,
  isActive,
  ...place
}: OfficePlace) => ({
  ...place,
  active: isActive,
});
