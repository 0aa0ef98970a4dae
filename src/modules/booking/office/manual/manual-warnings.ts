import type { Period } from '#kernel/period.ts';
import type { FieldProblem } from '#kernel/problem.ts';
import { isOutsideOpeningHours, type Location, type Vehicle } from '#modules/fleet/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import { limitProblems } from '../../rules/limits.ts';
import { officeWarnings, warningsFrom } from '../../rules/office/office-warnings.ts';

type Asked = Readonly<{
  now: Temporal.Instant;
  period: Period;
  vehicle: Vehicle;
  pickUp: Location | null;
  dropOff: Location | null;
  settings: Settings;
}>;

/** What the public could not do, or what staff should know before they go on. */
export const manualWarnings = ({ now, period, vehicle, pickUp, dropOff, settings }: Asked): FieldProblem[] => {
  const isOutside = (place: Location | null, at: Temporal.Instant) =>
    place !== null && isOutsideOpeningHours(place, at, settings);
  return [
    ...warningsFrom(limitProblems(now, period, settings.booking, { pickUp: 'from', dropOff: 'until' })),
    ...(isOutside(pickUp, period.from) ? [officeWarnings.pickUpOutside] : []),
    ...(isOutside(dropOff, period.until) ? [officeWarnings.returnOutside] : []),
    ...(vehicle.status === 'maintenance' ? [officeWarnings.inMaintenance] : []),
    ...(vehicle.category.isActive ? [] : [officeWarnings.categoryOff]),
  ];
};
