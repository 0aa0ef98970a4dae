import type { DemandReport } from '#contract/office/analysis.ts';
import { sum, toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { comparedCount } from '../rules/compared.ts';
import { placeBalances } from '../rules/place-balances.ts';
import { refusedByCategory, refusedByLead, refusedByLength, refusedOf } from '../rules/refused-searches.ts';
import { type PartKind, partsOf } from '../rules/report-parts.ts';
import { periodOf } from '../rules/report-range.ts';
import { countReturns, givenByClass, oneWayRentals, refusedIn } from './demand-store.ts';
import { type RangeQuery, rangeFacts, rangeOf } from './report-range.ts';

/** What was wished and what was given in a range, as docs/rules/reports.md defines it. */
export const readDemand = async (
  { tx, now }: Context,
  { type, ...query }: RangeQuery & Readonly<{ type: PartKind }>,
): Promise<DemandReport> => {
  const range = rangeOf(query, now);
  const period = periodOf(range);
  const [classes, returns, pairs, refused, refusedBefore] = await Promise.all([
    givenByClass(tx, period),
    countReturns(tx, period),
    oneWayRentals(tx, period),
    refusedIn(tx, period),
    refusedIn(tx, periodOf(range.before)),
  ]);
  const all = (of: 'rentals' | 'others' | 'upgrades') => classes.reduce((sums, row) => sums + row[of], 0);
  return {
    ...rangeFacts(range, now),
    ofClass: {
      ...{ rentals: all('rentals'), others: all('others'), upgrades: all('upgrades') },
      perDay: toBaht(sum(classes.map(({ perDay }) => perDay))),
    },
    byClass: classes.map(({ perDay, ...row }) => ({ ...row, perDay: toBaht(perDay) })),
    returns,
    oneWay: pairs.reduce((rentals, pair) => rentals + pair.rentals, 0),
    oneWayPairs: pairs.map(({ fromId: _from, toId: _to, ...pair }) => pair),
    placeBalances: placeBalances(pairs),
    refused: comparedCount(refusedOf(refused, range), refusedOf(refusedBefore, range.before)),
    refusedParts: partsOf(range, type)
      .map((part) => ({ period: part.first, lastDay: part.last, searches: refusedOf(refused, part) }))
      .filter(({ searches }) => searches > 0),
    refusedByCategory: refusedByCategory(refused),
    refusedByLength: refusedByLength(refused),
    refusedByLead: refusedByLead(refused),
  };
};
