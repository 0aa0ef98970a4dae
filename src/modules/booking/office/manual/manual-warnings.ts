import type { Period } from '#kernel/period.ts';
import { isOutsideOpeningHours, type Location, type Vehicle } from '#modules/fleet/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import { limitProblems } from '../../rules/limits.ts';

type Asked = Readonly<{
  now: Temporal.Instant;
  period: Period;
  vehicle: Vehicle;
  pickUp: Location | null;
  dropOff: Location | null;
  settings: Settings;
}>;

/** What the public could not do, or what staff should know before they go on. */
export const manualWarnings = ({ now, period, vehicle, pickUp, dropOff, settings }: Asked): string[] => {
  const isOutside = (place: Location | null, at: Temporal.Instant) =>
    place !== null && isOutsideOpeningHours(place, at, settings);
  return [
    ...Object.values(limitProblems(now, period, settings.booking, { pickUp: 'from', dropOff: 'until' })),
    ...(isOutside(pickUp, period.from) ? ['The pick-up is outside opening hours'] : []),
    ...(isOutside(dropOff, period.until) ? ['The return is outside opening hours'] : []),
    ...(vehicle.status === 'maintenance' ? ['This vehicle is in maintenance'] : []),
    ...(vehicle.category.isActive ? [] : ['The category of this vehicle is switched off']),
  ];
};
