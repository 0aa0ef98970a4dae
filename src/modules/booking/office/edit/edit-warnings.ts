import type { FieldProblem } from '#kernel/problem.ts';
import { isOutsideOpeningHours, type Location, type Vehicle } from '#modules/fleet/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { AgreedRental, differences } from '../../rules/change-limits.ts';
import { limitProblems } from '../../rules/limits.ts';
import { officeWarnings, warningsFrom } from '../../rules/office/office-warnings.ts';

export type OfficePlaces = Readonly<{ pickUp: Location; dropOff: Location }>;

type PlannedEdit = Readonly<{
  now: Temporal.Instant;
  changes: ReturnType<typeof differences>;
  isOtherVehicle: boolean;
  /** The customer paid for exactly the vehicle that it has. */
  wasExact: boolean;
  vehicle: Vehicle;
  after: AgreedRental;
  places: OfficePlaces;
  hasNoOneWay: boolean;
  settings: Settings;
}>;

/** Warnings: limits of the public that the edit exceeds, and other facts that staff should know. */
export const warningsOf = ({
  now,
  changes,
  isOtherVehicle,
  wasExact,
  vehicle,
  after,
  places,
  hasNoOneWay,
  settings,
}: PlannedEdit): FieldProblem[] => {
  const { period } = after;
  const limits = changes.period
    ? limitProblems(now, period, settings.booking, { pickUp: 'from', dropOff: 'until' })
    : {};
  const isChanged = changes.period || changes.places;
  const isOutside = (place: OfficePlaces['pickUp'], at: Temporal.Instant) =>
    isChanged && isOutsideOpeningHours(place, at, settings);
  return [
    ...warningsFrom(limits),
    ...(isOutside(places.pickUp, period.from) ? [officeWarnings.pickUpOutside] : []),
    ...(isOutside(places.dropOff, period.until) ? [officeWarnings.returnOutside] : []),
    ...(isOtherVehicle && wasExact ? [officeWarnings.wasExact] : []),
    ...(changes.places && hasNoOneWay ? [officeWarnings.noOneWay] : []),
    ...(isOtherVehicle && vehicle.status === 'maintenance' ? [officeWarnings.inMaintenance] : []),
    ...(isOtherVehicle && !vehicle.category.isActive ? [officeWarnings.categoryOff] : []),
  ];
};
