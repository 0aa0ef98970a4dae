import { bangkokDate, startOfDay, toInstant } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { isBefore, overlap, type Period } from '#kernel/period.ts';
import { occupiedBy } from '#modules/fleet/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Chance } from '#platform/random.ts';
import { DAYS_OPEN, type PlannedVehicle } from '../catalogue/fleet.ts';
import type { PlannedBlock } from '../catalogue/maintenance.ts';

/** A planned rental of a vehicle; its outcome is determined later. */
export type Slot = Readonly<{
  vehicle: PlannedVehicle;
  period: Period;
  blockedUntil: Temporal.Instant;
  createdAt: Temporal.Instant;
  isCancelled: boolean;
  /** When the vehicle's next rental begins; null for the last one. */
  freeUntil: Temporal.Instant | null;
}>;
type DrawnSlot = Omit<Slot, 'freeUntil'>;

type TimetableOptions = Readonly<{
  now: Temporal.Instant;
  today: CalendarDate;
  vehicle: PlannedVehicle;
  blocks: readonly PlannedBlock[];
  settings: Settings;
  chance: Chance;
}>;

const DAYS_AHEAD = 110;

/** From so many days before today on, several timetables are drawn, of which one is chosen. */
const DAYS_DRAWN_ANEW = 40;

/**
 * Timetables of a vehicle since it joined the fleet, its consecutive rentals with turnover time in between; increasingly
 * few after today. They differ from some weeks before today on.
 */
export const timetablesOf = (options: TimetableOptions, count: number): Slot[][] => {
  const { today, vehicle, chance } = options;
  const date = addDays(bangkokDate(vehicle.createdAt), chance.whole(1, 6));
  const begun: Drawn = { slots: [], date, freeFrom: startOfDay(date) };
  const past = drawnUntil(options, begun, addDays(today, -DAYS_DRAWN_ANEW));
  return Array.from({ length: count }, () => drawnUntil(options, past, addDays(today, DAYS_AHEAD))).map(({ slots }) =>
    slots.map((slot, place) => ({ ...slot, freeUntil: slots[place + 1]?.period.from ?? null })),
  );
};

type Drawn = Readonly<{ slots: readonly DrawnSlot[]; date: CalendarDate; freeFrom: Temporal.Instant }>;

/** Goes on with a timetable until a day. */
const drawnUntil = (options: TimetableOptions, { slots: before, ...from }: Drawn, last: CalendarDate): Drawn => {
  const { today, vehicle, chance } = options;
  const slots = [...before];
  let { date, freeFrom } = from;
  while (date < last) {
    const slot = slotFrom(options, date, freeFrom);
    if (slot && isBooked(slot, options)) slots.push(slot);
    freeFrom = slot ? slot.blockedUntil : startOfDay(addDays(date, 1));
    date = addDays(dateAfter(freeFrom, date), gapDays(chance, vehicle.demand, date, today));
  }
  return { slots, date, freeFrom };
};

const slotFrom = (options: TimetableOptions, date: CalendarDate, freeFrom: Temporal.Instant): DrawnSlot | null => {
  const { vehicle, blocks, settings, chance } = options;
  const from = toInstant(`${date}T${chance.pick(pickUpTimes)}`);
  const days = rentalLength(chance);
  const isSameHour = chance.is(0.6);
  const sameHour = from.add({ hours: days * 24 });
  const until = isSameHour ? sameHour : toInstant(`${addDays(date, days)}T${chance.pick(returnTimes)}`);
  const isCancelled = chance.is(0.09);
  const createdAt = whenBooked(from, date, options);
  const during = occupiedBy({ from, until }, settings);
  const isBlocked = blocks.some((block) => block.vehicleId === vehicle.id && overlap(block.period, during));
  if (isBefore(from, freeFrom) || isBlocked) return null;
  return { vehicle, period: { from, until }, blockedUntil: during.until, createdAt, isCancelled };
};

const pickUpTimes = ['08:30', '09:00', '10:00', '10:00', '11:30', '12:30', '13:30', '15:00', '16:30', '17:30', '19:30'];
const returnTimes = ['09:00', '10:00', '11:30', '13:00', '15:00', '16:00', '17:30', '18:00'];

const rentalLength = (chance: Chance): number =>
  chance.weighted([
    [36, () => chance.whole(1, 3)],
    [41, () => chance.whole(4, 7)],
    [16, () => chance.whole(8, 14)],
    [5, () => chance.whole(15, 24)],
    [2, () => chance.whole(28, 45)],
  ] as const)();

/** The share of future rentals that are already booked, by days until pick-up: nearly all soon, few in some months. */
const bookedAhead = [
  [2, 1],
  [4, 0.75],
  [7, 0.55],
  [11, 0.35],
  [21, 0.22],
  [45, 0.16],
  [75, 0.12],
  [DAYS_AHEAD + 60, 0.08],
] as const;

const isBooked = ({ period }: DrawnSlot, { today, chance }: TimetableOptions): boolean => {
  const hours = (period.from.epochMilliseconds - startOfDay(today).epochMilliseconds) / 3_600_000;
  const [, share] = bookedAhead.find(([days]) => hours < days * 24) ?? [0, 0.08];
  const drawn = chance.next();
  return hours < 0 || drawn < share;
};

/** The time of booking, some days before pick-up; for future pick-ups, an hour ago at the latest. */
const whenBooked = (from: Temporal.Instant, date: CalendarDate, { now, today, chance }: TimetableOptions) => {
  const ahead = Math.max(daysBetween(today, date), 0);
  const lead = chance.weighted([
    [8, 0],
    [22, chance.whole(1, 3)],
    [35, chance.whole(4, 14)],
    [20, chance.whole(15, 29)],
    [15, chance.whole(30, 75)],
  ]);
  const minutes = chance.whole(7 * 60, 23 * 60);
  const sameDay = from.subtract({ minutes: chance.whole(100, 300) });
  const since = chance.whole(0, 9);
  const days = date < today || lead > ahead ? lead : ahead + since;
  const drawn = days === 0 ? sameDay : startOfDay(addDays(date, -days)).add({ minutes });
  return isBefore(drawn, now.subtract({ hours: 1 })) ? drawn : drawn.subtract({ hours: 24 });
};

/** Days between two rentals: fewer in the high season, more in the rainy months, and fewer as the business grew. */
const gapDays = (chance: Chance, demand: number, date: CalendarDate, today: CalendarDate): number => {
  const quiet = quietByMonth[Number(date.slice(5, 7)) - 1] ?? 1;
  const grown = 1.3 - 0.3 * Math.min(1, daysBetween(addDays(today, -DAYS_OPEN), date) / DAYS_OPEN);
  return Math.floor(-Math.log(1 - chance.next()) * MEAN_GAP * quiet * grown * (1.8 - demand));
};

const MEAN_GAP = 2.3;

const quietByMonth = [0.85, 0.85, 0.95, 0.85, 1.1, 1.25, 1.1, 1.1, 1.3, 1.1, 0.9, 0.8];

const dateAfter = (freeFrom: Temporal.Instant, date: CalendarDate): CalendarDate => {
  const next = bangkokDate(freeFrom);
  return next > date ? next : date;
};
