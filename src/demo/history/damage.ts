import type { DamageKind, DamageSize, Pin } from '#kernel/damage.ts';
import { type PhotoPlace, placesOf } from '#kernel/photo-places.ts';
import type { NewHandOver } from '#modules/booking/index.ts';
import type { NewDamageRow } from '#modules/fleet/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import type { Chance } from '#platform/random.ts';
import type { PlannedVehicle } from '../catalogue/fleet.ts';
import type { DemoBooking } from './demo-booking.ts';
import type { Clerk } from './desk.ts';
import { damages } from './hand-over-notes.ts';

type Desk = Readonly<{ clerks: readonly Clerk[]; chance: Chance; now: Temporal.Instant }>;
type Planned = Readonly<{ damage: NewDamageRow[]; notes: PastNote[] }>;

/**
 * The ledger of every vehicle: what the clerks wrote down at returns, most of it repaired after some weeks, and on some
 * vehicles a damage that nobody knows the rental of.
 */
export const planDamage = (
  vehicles: readonly PlannedVehicle[],
  bookings: readonly DemoBooking[],
  handOvers: readonly NewHandOver[],
  desk: Desk,
): Planned => {
  const vehicleOf = new Map(bookings.map(({ booking }) => [booking.id, booking.vehicleId]));
  const withDamage = Map.groupBy(
    handOvers.filter(({ damage }) => damage),
    ({ bookingId }) => vehicleOf.get(bookingId),
  );
  const rows = vehicles.flatMap((vehicle) => [
    ...(desk.chance.is(0.15) ? [ofBefore(vehicle, desk)] : []),
    ...(withDamage.get(vehicle.id) ?? []).map((handOver) => broughtBy(vehicle, handOver, desk)),
  ]);
  return { damage: rows.map(({ row }) => row), notes: rows.flatMap(({ notes }) => notes) };
};

type Look = Readonly<{ place: PhotoPlace; pin: Pin; kind: DamageKind; size: DamageSize }>;

/** What the clerks' words say, as a pin. */
const looks: Readonly<Record<(typeof damages)[number], Look>> = {
  'Small scratch on the front bumper, left': {
    ...{ place: 'front-left', pin: { x: 385, y: 140 } },
    ...{ kind: 'scratch', size: 'small' },
  },
  'Stone chip in the windscreen, 3 mm': {
    ...{ place: 'windscreen', pin: { x: 545, y: 410 } },
    ...{ kind: 'crack', size: 'small' },
  },
  'Kerb mark on the front right wheel': {
    ...{ place: 'front-right', pin: { x: 860, y: 315 } },
    ...{ kind: 'scratch', size: 'medium' },
  },
  'Scratch below the rear door handle, right': {
    ...{ place: 'right', pin: { x: 780, y: 560 } },
    ...{ kind: 'scratch', size: 'medium' },
  },
  รอยขีดข่วนเล็กน้อยที่กันชนหลัง: {
    ...{ place: 'rear', pin: { x: 455, y: 945 } },
    ...{ kind: 'scratch', size: 'small' },
  },
};

const onVehicle = ({ bodyType }: PlannedVehicle, look: Look): Look =>
  placesOf(bodyType).includes(look.place) ? look : { ...look, place: 'front', pin: { x: 500, y: 100 } };

const broughtBy = (vehicle: PlannedVehicle, { bookingId, at, damage, byId, byName }: NewHandOver, desk: Desk) => {
  const look = looks[damage as keyof typeof looks];
  const seen = { bookingId, handOver: 'return' as const, recordedAt: at };
  return recorded(vehicle, { ...look, ...seen, recordedBy: byId, recordedByName: byName }, desk);
};

const ofBefore = (vehicle: PlannedVehicle, desk: Desk) => {
  const { chance, clerks, now } = desk;
  const clerk = chance.pick(clerks);
  const look = looks[chance.pick(damages)];
  const recordedAt = now.subtract({ hours: chance.whole(24 * 20, 24 * 300) });
  return recorded(vehicle, { ...look, recordedAt, recordedBy: clerk.id, recordedByName: clerk.name }, desk);
};

type Row = Look & Omit<NewDamageRow, 'vehicleId' | 'pinX' | 'pinY'>;

const recorded = (vehicle: PlannedVehicle, seen: Row, { chance, clerks, now }: Desk) => {
  const { pin, ...look } = onVehicle(vehicle, seen);
  const { pin: _pin, ...row } = { ...seen, ...look };
  const { recordedAt, place, kind, size, handOver = null } = row;
  const repairedAt = recordedAt.add({ hours: chance.whole(24 * 10, 24 * 60) });
  const isRepaired = chance.is(0.75) && Temporal.Instant.compare(repairedAt, now) < 0;
  const mechanic = chance.pick(clerks);
  const repair = {
    repairedAt,
    repairedBy: mechanic.id,
    repairedByName: mechanic.name,
    repairNote: chance.pick(repairs),
  };
  const near = (spot: number) => spot + chance.whole(-18, 18);
  const pinned = { pinX: near(pin.x), pinY: near(pin.y) };
  const all = { ...row, id: chance.id(recordedAt), vehicleId: vehicle.id, ...pinned };
  const facts = { damagePlace: place, damageKind: kind, damageSize: size, seenAt: handOver };
  const by = clerks.find(({ id }) => id === row.recordedBy);
  const name = [vehicle.brand, vehicle.model, vehicle.licensePlate].join(' ');
  const note = (at: Temporal.Instant, clerk: Clerk, action: string, hasNote: boolean): PastNote => ({
    ...{ at, action, by: { ...clerk, role: 'STAFF' } },
    ...{ subject: { kind: 'vehicle', id: vehicle.id, name }, after: { ...facts, hasNote } },
  });
  return {
    row: isRepaired ? { ...all, ...repair } : { ...all, repairNote: '' },
    notes: [
      ...(by ? [note(recordedAt, by, 'vehicle.damage-recorded', false)] : []),
      ...(isRepaired ? [note(repairedAt, mechanic, 'vehicle.damage-repaired', true)] : []),
    ],
  };
};

const repairs = ['Polished', 'Resprayed at the workshop', 'Part replaced', 'ขัดสีแล้ว'] as const;
