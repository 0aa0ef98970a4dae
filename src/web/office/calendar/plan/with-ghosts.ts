import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type FleetRow, firstFreeLane, heightOfLanes, laneCount, type VehicleRow } from './fleet-rows.ts';
import { placeOf, type Span, shownOf } from './geometry.ts';
import type { Ghost, LanedGhost } from './ghost.ts';

/**
 * The rows with the ghosts of what would move: each on its vehicle's row, in a lane of its own, and its bar marked as
 * leaving. The other rows stay the same objects.
 */
export const withGhosts = (rows: readonly FleetRow[], ghosts: readonly Ghost[]): readonly FleetRow[] => {
  if (ghosts.length === 0) return rows;
  const coming = Map.groupBy(ghosts, ({ goesTo }) => goesTo.id);
  const leaving = new Map(ghosts.map((ghost) => [ghost.id, ghost.goesTo.licensePlate || ghost.goesTo.name]));
  return rows.map((row) =>
    row.kind === 'group' ? row : withItsGhosts(row, coming.get(row.vehicle.id) ?? [], leaving),
  );
};

const withItsGhosts = (row: VehicleRow, coming: readonly Ghost[], leaving: ReadonlyMap<string, string>): VehicleRow => {
  const goes = row.bars.flatMap(({ item }): [string, string][] => {
    const to = leaving.get(item.id);
    return to === undefined ? [] : [[item.id, to]];
  });
  if (coming.length === 0 && goes.length === 0) return row;
  const taken: { item: Span; lane: number }[] = [...row.bars];
  const ghosts = coming.map((item): LanedGhost => {
    const lane = firstFreeLane(taken, item);
    taken.push({ item, lane });
    return { item, lane };
  });
  return { ...row, ghosts, leaving: new Map(goes), height: heightOfLanes(laneCount(taken)) };
};

type ShownPage = Readonly<{ vehicles: readonly { id: string }[]; from: CalendarDate; days: number }>;

/** How many ghosts cannot be seen: their vehicle is on another page or filtered out, or their days are not shown. */
export const countUnseen = (ghosts: readonly Ghost[], page: ShownPage): number => {
  const there = new Set(page.vehicles.map(({ id }) => id));
  const shown = shownOf(page);
  return ghosts.filter((ghost) => !there.has(ghost.goesTo.id) || placeOf(ghost, shown) === null).length;
};
