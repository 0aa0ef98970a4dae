import type { PlannedVehicle } from '#demo/catalogue/fleet.ts';
import { type Demo, planDemo } from '#demo/plan-demo.ts';
import { toInstant } from '#kernel/bangkok-time.ts';
import { isEqualVehicle } from '#modules/fleet/rules/classes/is-equal-vehicle.ts';
import type { Settings } from '#modules/settings/index.ts';
import { groupShapes } from '#modules/settings/setting-groups.ts';
import { chanceOf } from '#platform/random.ts';
import type { Request, Year } from './year.ts';

/** The same moment for every replay, so that a seed draws the same requests. */
const NOW = toInstant('2026-11-20T12:00');
const DAYS = 365;
const HOUR_MS = 3_600_000;

/**
 * A year of requests of the demo business with what takes its vehicles besides. `demand` is a multiple of the rentals that
 * its history planner draws: what it draws with one seed fits by itself, since it draws what was sold. The rest is drawn
 * with further seeds, and stands for those who were turned away.
 */
export const drawYear = ({ seed, demand }: { seed: number; demand: number }): Year => {
  const settings = usualSettings();
  const draw = (from: number) => planDemo({ seed: from, now: NOW, settings, withCards: true });
  const first = draw(seed);
  const { fleet, blocks } = first.catalogue;
  const requests: Request[] = [];
  for (let place = 0; place < demand; place++) {
    const chance = chanceOf(seed, `replay ${place}`);
    const drawn = requestsOf(place === 0 ? first : draw(seed + place), fleet.vehicles, place);
    requests.push(...drawn.filter(() => chance.is(demand - place)));
  }
  const until = NOW.epochMilliseconds;
  return {
    vehicles: fleet.vehicles.map(({ id, categoryId }) => ({ id, categoryId })),
    equalTo: new Map(fleet.vehicles.map((chosen) => [chosen.id, equalTo(chosen, fleet.vehicles)])),
    blocks: [
      ...blocks.map(({ vehicleId, period }, at) => ({
        ...{ id: `block ${at}`, vehicleId },
        ...{ from: period.from.epochMilliseconds, until: period.until.epochMilliseconds },
      })),
      ...fleet.vehicles.map(({ id, createdAt }) => ({
        ...{ id: `before ${id}`, vehicleId: id },
        ...{ from: Number.NEGATIVE_INFINITY, until: createdAt.epochMilliseconds },
      })),
    ],
    requests: requests.toSorted((a, b) => a.askedAt - b.askedAt || (a.id < b.id ? -1 : 1)),
    from: until - DAYS * 24 * HOUR_MS,
    until,
    lockMs: settings.booking.lockHours * HOUR_MS,
    leastMs: settings.booking.minBookingHours * HOUR_MS,
    turnoverMs: settings.booking.turnoverIntervalHours * HOUR_MS,
  };
};

/** Every setting as a business has it that has changed none. */
const usualSettings = () =>
  Object.fromEntries(Object.entries(groupShapes).map(([name, shape]) => [name, shape.parse({})])) as Settings;

/** Each demo draws ids of its own: the same place in the fleet is the same vehicle. */
const requestsOf = ({ catalogue, history }: Demo, vehicles: readonly PlannedVehicle[], place: number): Request[] => {
  const same = new Map(catalogue.fleet.vehicles.map(({ id }, at) => [id, vehicles[at]?.id ?? id]));
  return history.bookings.map(({ booking }) => ({
    id: `${place} ${booking.id}`,
    chosen: same.get(booking.vehicleId) ?? booking.vehicleId,
    askedAt: booking.createdAt.epochMilliseconds,
    cancelledAt: booking.cancelledAt?.epochMilliseconds ?? null,
    from: booking.pickUpAt.epochMilliseconds,
    dropOff: booking.dropOffAt.epochMilliseconds,
    until: booking.blockedUntil.epochMilliseconds,
  }));
};

/** The vehicles that are equal to one: itself first, then the nearest in price. */
const equalTo = (chosen: PlannedVehicle, vehicles: readonly PlannedVehicle[]): string[] => {
  const away = (other: PlannedVehicle) => (other.id === chosen.id ? -1 : Math.abs(other.dailyRate - chosen.dailyRate));
  return vehicles
    .filter((other) => isEqualVehicle(asStored(chosen), asStored(other)))
    .toSorted((a, b) => away(a) - away(b) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
};

const asStored = (vehicle: PlannedVehicle) => ({ ...vehicle, luggage: vehicle.luggage ?? 0 });
