import { bangkokDate, startOfDay, toInstant } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { isBefore, overlap, type Period } from '#kernel/period.ts';
import { occupiedBy } from '#modules/fleet/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Chance } from '#platform/random.ts';
import type { PlannedVehicle } from '../catalogue/fleet.ts';
import type { PlannedBlock } from '../catalogue/maintenance.ts';

/** A planned rental of a vehicle; its outcome is determined later. */
export type Slot = Readonly<{
  vehicle: PlannedVehicle;
  period: Period;
  blockedUntil: Temporal.Instant;
  createdAt: Temporal.Instant;
  isCancelled: boolean;
}>;

type TimetableOptions = Readonly<{
  today: CalendarDate;
  vehicle: PlannedVehicle;
  blocks: readonly PlannedBlock[];
  settings: Settings;
  chance: Chance;
}>;

const DAYS_BACK = 365;
const DAYS_AHEAD = 110;

/** A vehicle's consecutive rentals with turnover time in between; increasingly few after today. */
export const timetableOf = (options: TimetableOptions): Slot[] => {
  const { today, vehicle, chance } = options;
  const slots: Slot[] = [];
  const last = addDays(today, DAYS_AHEAD);
  let date = addDays(today, chance.whole(0, 9) - DAYS_BACK);
  let freeFrom = startOfDay(date);
  while (date < last) {
    const slot = slotFrom(options, date, freeFrom);
    if (slot && isBooked(slot, options)) slots.push(slot);
    freeFrom = slot ? slot.blockedUntil : startOfDay(addDays(date, 1));
    date = addDays(dateAfter(freeFrom, date), gapDays(chance, vehicle.demand, date, today));
  }
  return slots;
};

const slotFrom = (options: TimetableOptions, date: CalendarDate, freeFrom: Temporal.Instant): Slot | null => {
  const { vehicle, blocks, settings, today, chance } = options;
  const from = toInstant(`${date}T${chance.pick(pickUpTimes)}`);
  const days = rentalLength(chance);
  const isSameHour = chance.is(0.6);
  const sameHour = from.add({ hours: days * 24 });
  const until = isSameHour ? sameHour : toInstant(`${addDays(date, days)}T${chance.pick(returnTimes)}`);
  const isCancelled = chance.is(0.09);
  const createdAt = whenBooked(from, date, today, chance);
  const during = occupiedBy({ from, until }, settings);
  const isBlocked = blocks.some((block) => block.vehicleId === vehicle.id && overlap(block.period, during));
  if (isBefore(from, freeFrom) || isBlocked) return null;
  return { vehicle, period: { from, until }, blockedUntil: during.until, createdAt, isCancelled };
};

const pickUpTimes = ['08:00', '09:00', '09:30', '10:00', '10:00', '11:00', '12:30', '14:00', '15:30', '17:00', '19:30'];
const returnTimes = ['09:00', '10:00', '11:30', '13:00', '15:00', '16:00', '17:30', '18:00'];

const rentalLength = (chance: Chance): number =>
  chance.weighted([
    [30, () => chance.whole(1, 3)],
    [38, () => chance.whole(4, 7)],
    [18, () => chance.whole(8, 14)],
    [8, () => chance.whole(15, 28)],
    [5, () => chance.whole(30, 60)],
  ] as const)();

/** The share of future rentals that are already booked, by days until pick-up: high soon, low in some months. */
const bookedAhead = [
  [7, 0.56],
  [21, 0.5],
  [45, 0.42],
  [75, 0.3],
  [DAYS_AHEAD + 60, 0.18],
] as const;

const isBooked = ({ period }: Slot, { today, chance }: TimetableOptions): boolean => {
  const hours = (period.from.epochMilliseconds - startOfDay(today).epochMilliseconds) / 3_600_000;
  const [, share] = bookedAhead.find(([days]) => hours < days * 24) ?? [0, 0.1];
  const drawn = chance.next();
  return hours < 0 || drawn < share;
};

/** The time of booking, some days before pick-up; for future pick-ups, yesterday at the latest. */
const whenBooked = (from: Temporal.Instant, date: CalendarDate, today: CalendarDate, chance: Chance) => {
  const ahead = Math.max(daysBetween(today, date) + 1, 0);
  const lead = chance.weighted([
    [8, 0],
    [22, chance.whole(1, 3)],
    [35, chance.whole(4, 14)],
    [20, chance.whole(15, 29)],
    [15, chance.whole(30, 75)],
  ]);
  const minutes = chance.whole(7 * 60, 23 * 60);
  const sameDay = from.subtract({ minutes: chance.whole(100, 300) });
  const days = ahead > 0 ? Math.max(ahead, lead > ahead ? lead : ahead + chance.whole(0, 9)) : lead;
  return days === 0 ? sameDay : startOfDay(addDays(date, -days)).add({ minutes });
};

/** Days between two rentals: fewer in the high season, more in the rainy months, and fewer as the business grew. */
const gapDays = (chance: Chance, demand: number, date: CalendarDate, today: CalendarDate): number => {
  const quiet = quietByMonth[Number(date.slice(5, 7)) - 1] ?? 1;
  const grown = 1.25 - 0.35 * Math.min(1, daysBetween(addDays(today, -DAYS_BACK), date) / DAYS_BACK);
  return Math.floor(-Math.log(1 - chance.next()) * 11 * quiet * grown * (1.8 - demand));
};

const quietByMonth = [0.85, 0.85, 0.95, 0.85, 1.1, 1.25, 1.1, 1.1, 1.3, 1.1, 0.9, 0.8];

const dateAfter = (freeFrom: Temporal.Instant, date: CalendarDate): CalendarDate => {
  const next = bangkokDate(freeFrom);
  return next > date ? next : date;
};
