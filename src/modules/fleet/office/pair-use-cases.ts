import type { LocationPairChange, NewLocationPair } from '#contract/office/settings.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context } from '#platform/context.ts';
import { categoryIds } from '../records/category-store.ts';
import { fleetConflict, noCategoryOfPair, noSuchPlaceOfPair, pairNotFound, sameLocation } from '../rules/problems.ts';
import { type LocationRow, listOfficeLocations } from './office-location-store.ts';
import { deletePair, insertPair, lockPair, type PairRow, type PairValues, savePair } from './pair-store.ts';

/** Adds a fee for a return elsewhere. 409 `fleet.pair-exists`; 422 for one location twice, an unknown one or category. */
export const addPair = async (ctx: Context, sent: NewLocationPair): Promise<PairRow> => {
  const locations = await listOfficeLocations(ctx.tx);
  const pair = await insertPair(ctx.tx, await valuesOf(ctx, sent, locations));
  await recordPair(ctx, locations, { action: 'location-pair.created', after: pair });
  return pair;
};

/** Replaces a fee: bookings keep theirs. 404; 409 `fleet.changed-meanwhile`, `fleet.pair-exists`; 422 as when adding. */
export const changePair = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: LocationPairChange },
): Promise<PairRow> => {
  const before = await openPair(ctx, id);
  refuseStale(version, before, fleetConflict);
  const locations = await listOfficeLocations(ctx.tx);
  const after = await savePair(ctx.tx, id, await valuesOf(ctx, sent, locations));
  await recordPair(ctx, locations, { action: 'location-pair.changed', before, after });
  return after;
};

/** Deletes a fee: bookings keep theirs. 404 `fleet.pair-not-found`. */
export const removePair = async (ctx: Context, id: string): Promise<void> => {
  const before = await openPair(ctx, id);
  await deletePair(ctx.tx, id);
  await recordPair(ctx, await listOfficeLocations(ctx.tx), { action: 'location-pair.deleted', before });
};

const openPair = async ({ tx }: Context, id: string): Promise<PairRow> => {
  const pair = await lockPair(tx, id);
  if (!pair) throw pairNotFound();
  return pair;
};

const valuesOf = async (
  { tx }: Context,
  { fromId, toId, fee, categoryFees = {}, freeFromDays = null }: NewLocationPair,
  locations: readonly LocationRow[],
): Promise<PairValues> => {
  if (fromId === toId) throw sameLocation();
  const isThere = (id: string) => locations.some((one) => one.id === id);
  if (!isThere(fromId)) throw noSuchPlaceOfPair('fromId');
  if (!isThere(toId)) throw noSuchPlaceOfPair('toId');
  const known = await categoryIds(tx);
  if (Object.keys(categoryFees).some((id) => !known.has(id))) throw noCategoryOfPair();
  const fees = Object.fromEntries(Object.entries(categoryFees).map(([id, baht]) => [id, fromBaht(baht)]));
  return { fromId, toId, fee: fromBaht(fee), categoryFees: fees, freeFromDays };
};

type Change = Readonly<{ action: string; before?: PairRow; after?: PairRow }>;

/** Writes an audit log entry about a pair. */
const recordPair = async (ctx: Context, locations: readonly LocationRow[], { action, before, after }: Change) => {
  const pair = after ?? before;
  if (!pair) return;
  const nameOf = (id: string) => locations.find((one) => one.id === id)?.name ?? '';
  await ctx.record({
    action,
    subject: { kind: 'location-pair', id: pair.id, name: `${nameOf(pair.fromId)} → ${nameOf(pair.toId)}` },
    before: before && factsOf(before, nameOf),
    after: after && factsOf(after, nameOf),
  });
};

const factsOf = ({ fromId, toId, fee, categoryFees, freeFromDays }: PairRow, nameOf: (id: string) => string) => ({
  pickupLocation: nameOf(fromId),
  dropoffLocation: nameOf(toId),
  oneWayFee: toBaht(fee),
  categoryFees: Object.values(categoryFees).map(toBaht),
  freeFromDays,
});
