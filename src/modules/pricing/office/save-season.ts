import type { NewSeason, SeasonChange } from '#contract/office/pricing.ts';
import { multiplierToBasisPoints } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { categoriesChosen, refuseBackwards, refuseStale } from '../rules/price-change.ts';
import { noSuchCategory, seasonNotFound } from '../rules/problems.ts';
import type { PriceNeighbours } from './price-neighbours.ts';
import { recordSeason } from './record-season.ts';
import { insertSeason, lockSeason, type OfficeSeason, type SeasonRow, saveSeason } from './season-store.ts';

/** Adds a seasonal rate; quotes follow at once. 422 for an end before the start, and a category that there is not. */
export const createSeason = async (
  ctx: Context,
  sent: NewSeason,
  neighbours: PriceNeighbours,
): Promise<OfficeSeason> => {
  const season = await insertSeason(ctx.tx, await rowOf(ctx, sent, { neighbours, had: [] }));
  await recordSeason(ctx, season, { action: 'season.created', after: season });
  return season;
};

/** Changes a seasonal rate; bookings keep their quotes. 404; 409 `pricing.changed-meanwhile`; 422 as for a new one. */
export const changeSeason = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: SeasonChange },
  neighbours: PriceNeighbours,
): Promise<OfficeSeason> => {
  const before = await openSeason(ctx, id);
  refuseStale(version, before);
  const season = await saveSeason(ctx.tx, id, await rowOf(ctx, sent, { neighbours, had: before.categoryIds ?? [] }));
  await recordSeason(ctx, season, { action: 'season.changed', before, after: season });
  return season;
};

/** A seasonal rate, locked against whoever else changes it. 404 `pricing.season-not-found`. */
export const openSeason = async ({ tx }: Context, id: string): Promise<OfficeSeason> => {
  const season = await lockSeason(tx, id);
  if (!season) throw seasonNotFound();
  return season;
};

/** `had`: the categories that it named before; one that was archived since may stay. */
type Known = Readonly<{ neighbours: PriceNeighbours; had: readonly string[] }>;

const rowOf = async (
  { tx }: Context,
  { multiplier, vehicleCategories, nameInThai, ...season }: NewSeason,
  { neighbours, had }: Known,
): Promise<SeasonRow> => {
  refuseBackwards(season);
  const categoryIds = categoriesChosen(vehicleCategories);
  const known = categoryIds && (await neighbours.categoryIds(tx));
  if (known && !categoryIds.every((id) => known.has(id) || had.includes(id))) throw noSuchCategory();
  return {
    ...season,
    nameInThai: nameInThai || null,
    multiplier: multiplierToBasisPoints(multiplier),
    categoryIds,
  };
};
