import type { NewSeason, SeasonChange } from '#contract/office/pricing.ts';
import type { Removal } from '#contract/office/removal.ts';
import { BASIS_POINTS, multiplierToBasisPoints } from '#kernel/money.ts';
import { refuseWrong } from '#kernel/problem.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context } from '#platform/context.ts';
import type { PriceNeighbours } from './price-neighbours.ts';
import { categoriesChosen, seasonProblems } from './rules/price-change.ts';
import { pricingConflict, seasonNotFound, unknownSeasonCategory } from './rules/problems.ts';
import {
  archiveSeason,
  deleteSeason,
  insertSeason,
  lockSeason,
  type OfficeSeason,
  type SeasonRow,
  saveSeason,
} from './season-store.ts';

/** Adds a seasonal rate, which affects new quotes at once. 422 for an end before the start, or an unknown category. */
export const createSeason = async (
  ctx: Context,
  sent: NewSeason,
  neighbours: PriceNeighbours,
): Promise<OfficeSeason> => {
  const season = await insertSeason(ctx.tx, await rowOf(ctx, sent, { neighbours, had: [] }));
  await recordSeason(ctx, season, { action: 'season.created', after: season });
  return season;
};

/** Changes a seasonal rate; bookings keep their quotes. 404; 409 `pricing.changed-meanwhile`; 422 as when adding. */
export const changeSeason = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: SeasonChange },
  neighbours: PriceNeighbours,
): Promise<OfficeSeason> => {
  const before = await openSeason(ctx, id);
  refuseStale(version, before, pricingConflict);
  const season = await saveSeason(ctx.tx, id, await rowOf(ctx, sent, { neighbours, had: before.categoryIds ?? [] }));
  await recordSeason(ctx, season, { action: 'season.changed', before, after: season });
  return season;
};

/** Finds a seasonal rate and locks it against concurrent changes. 404 `pricing.season-not-found`. */
const openSeason = async ({ tx }: Context, id: string): Promise<OfficeSeason> => {
  const season = await lockSeason(tx, id);
  if (!season) throw seasonNotFound();
  return season;
};

/** `had`: the season's present categories, which it may keep even if they were archived since. */
type CategoryCheck = Readonly<{ neighbours: PriceNeighbours; had: readonly string[] }>;

const rowOf = async (
  { tx }: Context,
  { multiplier, vehicleCategories, nameInThai, ...season }: NewSeason,
  { neighbours, had }: CategoryCheck,
): Promise<SeasonRow> => {
  refuseWrong(seasonProblems(season));
  const categoryIds = categoriesChosen(vehicleCategories);
  const existing = categoryIds && (await neighbours.categoryIds(tx));
  if (existing && !categoryIds.every((id) => existing.has(id) || had.includes(id))) throw unknownSeasonCategory();
  return {
    ...season,
    nameInThai: nameInThai || null,
    multiplier: multiplierToBasisPoints(multiplier),
    categoryIds,
  };
};

/** Deletes a seasonal rate, or archives it if bookings refer to it. New quotes no longer use it. 404. */
export const removeSeason = async (ctx: Context, id: string, neighbours: PriceNeighbours): Promise<Removal> => {
  const before = await openSeason(ctx, id);
  const isNamed = (await neighbours.seasonsNamedIn(ctx.tx, [before.id])).has(before.id);
  await (isNamed ? archiveSeason(ctx.tx, id, ctx.now) : deleteSeason(ctx.tx, id));
  await recordSeason(ctx, before, { action: isNamed ? 'season.archived' : 'season.deleted', before });
  return isNamed ? 'archived' : 'deleted';
};

type Change = Readonly<{ action: string; before?: OfficeSeason; after?: OfficeSeason }>;

/** Writes an audit log entry about a seasonal rate. */
const recordSeason = (ctx: Context, { id, name }: OfficeSeason, { action, before, after }: Change) =>
  ctx.record({
    action,
    subject: { kind: 'season', id, name },
    before: before && factsOf(before),
    after: after && factsOf(after),
  });

const factsOf = ({ id: _id, version: _version, multiplier, categoryIds, ...season }: OfficeSeason) => ({
  ...season,
  multiplier: multiplier / BASIS_POINTS,
  vehicleCategories: categoryIds ?? ['all'],
});
