import type { BookingMove } from '#contract/office/classes.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { findAnyVehicle, type Move, makeAndModel, type Seat } from '#modules/fleet/index.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { findBooking } from '../records/booking-store.ts';
import { movesOutdated } from '../rules/problems.ts';

/** Moves with what staff read of them: whose booking, when, and both vehicles. */
export const moveShapes = (tx: Tx, moves: readonly Move[]): Promise<BookingMove[]> =>
  Promise.all(moves.map((move) => moveShape(tx, move)));

const moveShape = async (tx: Tx, { id, from, to }: Move): Promise<BookingMove> => {
  const booking = returnedRow(await findBooking(tx, id));
  return {
    bookingId: id,
    bookingNumber: booking.reference,
    customerName: `${booking.firstName} ${booking.lastName}`.trim(),
    pickupDate: toBangkokText(booking.pickUpAt),
    returnDate: toBangkokText(booking.dropOffAt),
    from: await vehicleShape(tx, from),
    to: await vehicleShape(tx, to),
  };
};

const vehicleShape = async (tx: Tx, id: string) => {
  const vehicle = returnedRow(await findAnyVehicle(tx, id));
  return { id, name: makeAndModel(vehicle), licensePlate: vehicle.licensePlate };
};

type Sent = Readonly<{ bookingId: string; from: string; to: string }>;

export const sentMove = ({ bookingId: id, from, to }: Sent): Move => ({ id, from, to });

/** 409 `booking.moves-outdated` where others would make room than were seen; null is whoever has to. */
export const refuseOtherMoves = (seen: readonly Move[] | null, { moves }: Seat): void => {
  if (seen && !areSameMoves(seen, moves)) throw movesOutdated();
};

const areSameMoves = (some: readonly Move[], others: readonly Move[]): boolean =>
  some.length === others.length &&
  some.every(({ id, from, to }) => others.some((one) => one.id === id && one.from === from && one.to === to));
