import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { rentalDays } from '#kernel/period.ts';
import type { NewHandOver } from '#modules/booking/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import type { Chance } from '#platform/random.ts';
import type { PlannedVehicle } from '../catalogue/fleet.ts';
import type { DemoBooking } from './demo-booking.ts';
import { type Clerk, noteOf } from './desk.ts';
import { atPickUp, atReturn, damages } from './hand-over-notes.ts';

type Desk = Readonly<{ clerks: readonly Clerk[]; chance: Chance }>;

export type HandOvers = Readonly<{
  handOvers: NewHandOver[];
  notes: PastNote[];
  /** What each vehicle's mileage was when it was last read. */
  mileages: ReadonlyMap<string, number>;
}>;

/** Every pick-up and return so far, with readings of one odometer for each vehicle, and what the audit log tells of them. */
export const planHandOvers = (
  vehicles: readonly PlannedVehicle[],
  bookings: readonly DemoBooking[],
  desk: Desk,
): HandOvers => {
  const rentals = Map.groupBy(
    bookings.filter(({ booking }) => booking.pickedUpAt !== null),
    ({ booking }) => booking.vehicleId,
  );
  const all = vehicles.map((vehicle) => ofVehicle(vehicle, inOrder(rentals.get(vehicle.id) ?? []), desk));
  return {
    handOvers: all.flatMap(({ moves }) => moves.map(({ handOver }) => handOver)),
    notes: all.flatMap(({ moves }) => moves.map(({ note }) => note)),
    mileages: new Map(all.map(({ vehicleId, mileage }) => [vehicleId, mileage])),
  };
};

const inOrder = (rentals: readonly DemoBooking[]) =>
  [...rentals].sort((a, b) => Temporal.Instant.compare(a.booking.pickUpAt, b.booking.pickUpAt));

const ofVehicle = (vehicle: PlannedVehicle, rentals: readonly DemoBooking[], { clerks, chance }: Desk) => {
  let mileage = vehicle.mileage;
  const moves = rentals.flatMap((rental) => {
    const { pickedUpAt, returnedAt } = rental.booking;
    if (!pickedUpAt) return [];
    mileage += chance.whole(1, 18);
    const atStart = mileage;
    if (returnedAt) mileage += kilometres(vehicle, rental, chance);
    const [first, second] = [chance.pick(clerks), chance.pick(clerks)];
    const out = pickUp(rental, { at: pickedUpAt, mileage: atStart, by: first, chance });
    return returnedAt ? [out, comeBack(rental, { at: returnedAt, mileage, by: second, chance })] : [out];
  });
  return { vehicleId: vehicle.id, mileage, moves };
};

const A_DAY = { scooter: [25, 75], others: [35, 165] } as const;

const kilometres = ({ bodyType }: PlannedVehicle, { period }: DemoBooking, chance: Chance): number => {
  const [least, most] = bodyType === 'scooter' ? A_DAY.scooter : A_DAY.others;
  return chance.whole(least, most) * rentalDays(period) + chance.whole(0, 40);
};

type Move = { at: Temporal.Instant; mileage: number; by: Clerk; chance: Chance };

const pickUp = ({ booking }: DemoBooking, { at, mileage, by, chance }: Move) => {
  const read = {
    mileage,
    fuel: chance.is(0.85) ? 8 : 7,
    damage: '',
    note: chance.is(0.12) ? chance.pick(atPickUp) : '',
  };
  const handOver = rowOf(booking.id, { kind: 'pick-up', inspected: true, licenseChecked: true, at, read, by, chance });
  return {
    handOver,
    note: noteOf(booking, by, {
      at,
      action: 'booking.picked-up',
      after: readings(read, { licenseChecked: true, inspected: true }),
    }),
  };
};

const comeBack = ({ booking, lateFee }: DemoBooking, { at, mileage, by, chance }: Move) => {
  const damage = chance.is(0.04) ? chance.pick(damages) : '';
  const read = {
    mileage,
    fuel: chance.is(0.7) ? 8 : chance.whole(3, 7),
    damage,
    note: chance.is(0.14) ? chance.pick(atReturn) : '',
  };
  const handOver = rowOf(booking.id, {
    kind: 'return',
    inspected: damage === '',
    licenseChecked: false,
    at,
    read,
    by,
    chance,
  });
  const after = readings(read, {
    ...(!damage && { inspected: true }),
    lateFee: toBaht(lateFee),
    returnedAt: toBangkokText(at),
  });
  return { handOver, note: noteOf(booking, by, { at, action: 'booking.returned', after }) };
};

type Read = { mileage: number; fuel: number; damage: string; note: string };

/** As the audit log has it: of free text only whether there is any. */
const readings = ({ mileage, fuel, damage, note }: Read, more: object) => ({
  mileage,
  fuel,
  hasDamage: damage !== '',
  hasNote: note !== '',
  ...more,
});

type Row = Pick<NewHandOver, 'kind' | 'licenseChecked' | 'inspected'> & {
  at: Temporal.Instant;
  read: Read;
  by: Clerk;
  chance: Chance;
};

const rowOf = (bookingId: string, { read, by, chance, ...row }: Row): NewHandOver => ({
  ...row,
  ...read,
  id: chance.id(row.at),
  bookingId,
  byId: by.id,
  byName: by.name,
});
