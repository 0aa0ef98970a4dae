import { toInstant } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Period } from '#kernel/period.ts';
import type { PlannedVehicle } from './fleet.ts';

export type PlannedBlock = Readonly<{ vehicleId: string; period: Period; reason: string }>;

type Visit = Readonly<{ model: string; from: number; until: number; reason: string }>;

/** Workshop visits; `from` and `until` are days from today. The Mazda is in the workshop now. */
const visits: readonly Visit[] = [
  { model: 'Mazda 2', from: -2, until: 5, reason: 'New clutch and front brakes' },
  { model: 'Mitsubishi Pajero Sport', from: 9, until: 12, reason: 'Yearly service and oil' },
  { model: 'Hyundai Staria', from: 24, until: 26, reason: 'Tyres' },
  { model: 'Toyota Fortuner', from: -48, until: -44, reason: 'Bumper repaired and painted' },
  { model: 'Ford Ranger', from: -120, until: -117, reason: 'Yearly service and oil' },
  { model: 'Toyota Commuter', from: -205, until: -200, reason: 'Air conditioning' },
  { model: 'Isuzu MU-X', from: -310, until: -308, reason: 'Windscreen replaced' },
  { model: 'Mitsubishi Xpander', from: -455, until: -452, reason: 'Yearly service and oil' },
];

export const planMaintenance = (vehicles: readonly PlannedVehicle[], today: CalendarDate): PlannedBlock[] =>
  visits.flatMap(({ model, from, until, reason }) => {
    const vehicle = vehicles.find((one) => `${one.brand} ${one.model}` === model);
    const period = { from: at(today, from, '08:30'), until: at(today, until, '17:30') };
    return vehicle ? [{ vehicleId: vehicle.id, period, reason }] : [];
  });

const at = (today: CalendarDate, days: number, time: string): Temporal.Instant =>
  toInstant(`${addDays(today, days)}T${time}`);
