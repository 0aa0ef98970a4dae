import type { ClaimKind } from '#kernel/claim-kinds.ts';
import type { DamageKind, DamageSize } from '#kernel/damage.ts';
import { bookingNotFound, coverOf, findBooking, readingsOf } from '#modules/booking/index.ts';
import { findAnyVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { claimsOf } from '../claim-store.ts';
import { claimedOfExcess } from '../rules/claim.ts';
import { missingFuel, type Proposal, proposalFor } from '../rules/proposal.ts';
import { listClaimPrices } from './claim-price-store.ts';

type ClaimedThing = Readonly<{
  bookingId: string;
  kind: ClaimKind;
  damageKind: DamageKind | null;
  damageSize: DamageSize | null;
  item: string | null;
}>;

/** What the price list proposes for a claim of a rental. 404 `booking.not-found`. */
export const proposeClaim = async (
  { tx }: Pick<Context, 'tx'>,
  { bookingId, ...thing }: ClaimedThing,
): Promise<Proposal> => {
  const booking = await findBooking(tx, bookingId);
  if (!booking) throw bookingNotFound();
  const { categoryId } = returnedRow(await findAnyVehicle(tx, booking.vehicleId));
  const list = (await listClaimPrices(tx)).map(({ price }) => price);
  return proposalFor(list, thing, {
    categoryId,
    missingFuel: missingFuel(await readingsOf(tx, bookingId)),
    excess: (await coverOf(tx, booking))?.excess ?? null,
    claimed: claimedOfExcess(await claimsOf(tx, bookingId)),
  });
};
