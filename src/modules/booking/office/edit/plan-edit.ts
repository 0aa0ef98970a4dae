import { zeroSatang } from '#kernel/money.ts';
import { refuseOffTheHalfHour } from '#kernel/parse-period.ts';
import { isForward } from '#kernel/period.ts';
import type { FieldProblem } from '#kernel/problem.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import { checkUnits, lockAddons } from '#modules/extras/index.ts';
import {
  findAnyLocation,
  findAnyVehicle,
  findLocation,
  findVehicle,
  hasNoOneWay,
  type OccupiedTime,
  occupiedAfterMove,
  type Seat,
  seatRental,
  type Vehicle,
  vehicleTaken,
} from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { hasOtherFees } from '../../change/agreed-fees.ts';
import { agreedRentalOf, type ChangePlan, idsOf, pricedVehicle, requote } from '../../change/plan-change.ts';
import { refuseCutDiscount } from '../../create/price-choices.ts';
import { driverWarnings } from '../../drivers/judge-moved.ts';
import type { Booking } from '../../records/booking-store.ts';
import { changeRefundPercentOf } from '../../records/refund-policy.ts';
import { type Units, withQuantities } from '../../rules/addon-quantities.ts';
import { policyPickUpAfter } from '../../rules/cancellation.ts';
import { type AgreedRental, differences, type HandDiscount } from '../../rules/change-limits.ts';
import { retainedPrice } from '../../rules/money/retained-price.ts';
import { settle } from '../../rules/money/settlement.ts';
import { editRefusal } from '../../rules/office/edit-refusal.ts';
import {
  bookingArchived,
  bookingConflict,
  endNotAfterStart,
  noSuchLocation,
  noSuchVehicle,
  nothingToKeep,
  paymentInProgress,
} from '../../rules/problems.ts';
import { type OfficePlaces, warningsOf } from './edit-warnings.ts';

/** A field that is null stays unchanged. */
export type EditRequest = Readonly<{
  bookingId: string;
  version: number;
  from: Temporal.Instant | null;
  until: Temporal.Instant | null;
  vehicleId: string | null;
  pickUpLocationId: string | null;
  dropOffLocationId: string | null;
  /** All add-ons of the booking. */
  addons: readonly Units[] | null;
  /** Undefined: unchanged; null: none. So with the discount. */
  insurance: AgreedRental['insurance'] | undefined;
  discount: HandDiscount | null | undefined;
  /** Why another vehicle is to cost what the present one does; null to price it anew. */
  keepsPrice: string | null;
  dryRun: boolean;
}>;

export type EditPlan = ChangePlan & Readonly<{ warnings: readonly FieldProblem[] }>;

/**
 * Plans and prices an edit by staff, or throws why it is refused. The limits of the public and the time until pick-up
 * only warn; taken vehicles and add-ons are refused. A discount or a kept price goes back whole, anything else by the
 * terms of a cancellation. Writes nothing; locks the add-ons unless `dryRun`.
 */
export const planEdit = async (ctx: Context, booking: Booking, request: EditRequest): Promise<EditPlan> => {
  refuseStale(request.version, booking, bookingConflict);
  if (booking.archivedAt !== null) throw bookingArchived();
  const settings = await readSettings(ctx.tx);
  const before = await agreedRentalOf(ctx, booking);
  const after = applied(before, request);
  const changes = differences(before, after);
  const vehicle = await vehicleFor(ctx, booking, request.vehicleId);
  const isOther = vehicle.id !== booking.vehicleId;
  if (request.keepsPrice !== null && !isOther) throw nothingToKeep();
  const refusal = editRefusal(booking, ctx.now, { before, after, isOtherVehicle: isOther });
  if (refusal) throw refusal;
  refuseOffTheHalfHour(after.period, before.period);
  if (!isForward(after.period)) throw endNotAfterStart();
  const places = await findOfficePlaces(ctx.tx, after, before);

  if (!request.dryRun) await lockAddons(ctx.tx, idsOf(before, after));
  const during = occupiedAfterMove(booking, after.period);
  const isMoved = changes.period || isOther;
  const seat = isMoved ? await seatOf(ctx, booking, { vehicle, during }) : { vehicleId: vehicle.id, moves: [] };
  if (isMoved || changes.addons)
    await checkUnits(ctx.tx, { bookingId: booking.id, during: after.period, now: ctx.now, requested: after.addons });
  const kept = request.keepsPrice === null ? null : retainedPrice(booking.quote);
  const priced = isOther ? vehicle : await pricedVehicle(ctx, booking, vehicle);
  const rental = { period: after.period, ...places };
  const isPriced =
    isMoved ||
    changes.addons ||
    changes.insurance ||
    changes.discount ||
    (changes.places && (await hasOtherFees(ctx.tx, booking, { vehicle: priced, rental, settings })));
  const quote = isPriced
    ? await requote(ctx, { booking, vehicle: priced, before, after, places, settings, isOtherVehicle: isOther, kept })
    : booking.quote;
  if (changes.discount) refuseCutDiscount(after.discount, quote);
  // A payment in progress is for the old price.
  if (booking.isPaying && quote.total !== booking.total) throw paymentInProgress();
  const { categoryId } = vehicle;
  const percent = changeRefundPercentOf(booking, settings, ctx.now);
  const moved = changes.period ? policyPickUpAfter(booking, after.period.from, percent) : booking.policyPickUpAt;
  return {
    seat,
    after,
    changes,
    quote,
    during,
    policyPickUpAt: moved,
    kept,
    settlement: settle(booking, quote, isGivenIn({ before, after, kept }) ? 100 : percent),
    warnings: [
      ...warningsOf({
        now: ctx.now,
        changes,
        isOtherVehicle: isOther,
        wasExact: booking.exactVehicle,
        vehicle,
        after,
        places,
        hasNoOneWay: await hasNoOneWay(ctx.tx, places, settings),
        settings,
      }),
      ...(isMoved ? await driverWarnings(ctx.tx, booking, { period: after.period, settings, categoryId }) : []),
    ],
  };
};

// What staff give by hand goes back whole: the terms of a cancellation are for what customers change.
const isGivenIn = ({ before, after, kept }: Pick<EditPlan, 'after' | 'kept'> & { before: AgreedRental }) =>
  kept !== null || (after.discount?.amount ?? zeroSatang) > (before.discount?.amount ?? zeroSatang);

const vehicleFor = async ({ tx }: Context, booking: Booking, vehicleId: string | null) => {
  if (vehicleId === null || vehicleId === booking.vehicleId)
    return returnedRow(await findAnyVehicle(tx, booking.vehicleId));
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw noSuchVehicle();
  return vehicle;
};

const applied = (before: AgreedRental, request: EditRequest): AgreedRental => ({
  ...before,
  period: { from: request.from ?? before.period.from, until: request.until ?? before.period.until },
  pickUpLocationId: request.pickUpLocationId ?? before.pickUpLocationId,
  dropOffLocationId: request.dropOffLocationId ?? before.dropOffLocationId,
  addons: request.addons === null ? before.addons : withQuantities([], request.addons),
  insurance: request.insurance === undefined ? before.insurance : request.insurance,
  discount: request.discount === undefined ? before.discount : request.discount,
});

type Moved = Readonly<{ vehicle: Vehicle; during: OccupiedTime }>;

/** The vehicle that staff chose, and who makes room for it. */
const seatOf = async ({ tx, now }: Context, { id }: Booking, moved: Moved): Promise<Seat> => {
  const seat = await seatRental(tx, { ...moved, now, butBooking: id, isExact: true });
  if (!seat) throw vehicleTaken();
  return seat;
};

type Chosen = Readonly<{ pickUpLocationId: string; dropOffLocationId: string }>;

/** The two places of a booking. A place already in the booking may have been delisted; a new one must be listed. */
const findOfficePlaces = async (tx: Tx, chosen: Chosen, before: Chosen): Promise<OfficePlaces> => {
  const find = async (id: string, was: string, field: string) => {
    if (id === was) return returnedRow(await findAnyLocation(tx, id));
    const place = await findLocation(tx, id);
    if (!place) throw noSuchLocation(field);
    return place;
  };
  return {
    pickUp: await find(chosen.pickUpLocationId, before.pickUpLocationId, 'pickupLocationId'),
    dropOff: await find(chosen.dropOffLocationId, before.dropOffLocationId, 'dropoffLocationId'),
  };
};
