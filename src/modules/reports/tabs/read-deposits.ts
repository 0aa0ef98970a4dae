import type { DepositsReport } from '#contract/office/analysis.ts';
import { sum, toBaht } from '#kernel/money.ts';
import { claimsOfDeposits } from '#modules/claims/index.ts';
import { countDepositsNow } from '#modules/security-deposits/index.ts';
import type { Context } from '#platform/context.ts';
import { periodOf } from '../rules/report-range.ts';
import { claimsByKind, daysToSettle, depositsByAge, depositsByMethod, rentalsWithClaims } from './deposits-store.ts';
import { type RangeQuery, rangeFacts, rangeOf } from './report-range.ts';

const ages = ['day', 'week', 'month', 'longer'] as const;

/** Security deposits now and in a range, and the claims made in it, as docs/rules/reports.md defines them. */
export const readDeposits = async ({ tx, now }: Context, query: RangeQuery): Promise<DepositsReport> => {
  const range = rangeOf(query, now);
  const period = periodOf(range);
  const [counts, withUs, methods, kinds, days, returned] = await Promise.all([
    countDepositsNow(tx, now, claimsOfDeposits),
    depositsByAge(tx, now),
    depositsByMethod(tx, period),
    claimsByKind(tx, period),
    daysToSettle(tx, period),
    rentalsWithClaims(tx, period),
  ]);
  const amounts = (rows: typeof withUs) => toBaht(sum(rows.map(({ amount }) => amount)));
  const numbers = (rows: typeof withUs) => rows.reduce((all, { count }) => all + count, 0);
  const figure = (rows: typeof withUs) => ({ count: numbers(rows), amount: amounts(rows) });
  const held = withUs.filter(({ isHeld }) => isHeld);
  const left = withUs.filter(({ isHeld }) => !isHeld);
  return {
    ...rangeFacts(range, now),
    withUs: { count: counts.withUs, amount: amounts(withUs) },
    held: figure(held),
    left: figure(left),
    toGiveBack: { count: counts.toGiveBack, amount: toBaht(sum(withUs.map(({ due }) => due))) },
    ending: counts.ending,
    byAge: ages.map((age) => ({
      age,
      held: numbers(held.filter((row) => row.age === age)),
      left: numbers(left.filter((row) => row.age === age)),
      amount: amounts(withUs.filter((row) => row.age === age)),
    })),
    byMethod: methods.map(({ method, left: taken, leftAmount, ended, givenBack, kept, lapsed }) => ({
      ...{ method, left: taken, ended, lapsed },
      leftAmount: toBaht(leftAmount),
      givenBack: toBaht(givenBack),
      kept: toBaht(kept),
    })),
    givenBack: toBaht(sum(methods.map(({ givenBack }) => givenBack))),
    kept: toBaht(sum(methods.map(({ kept }) => kept))),
    claims: kinds.map(({ kind, made, disputed, withdrawn, ...sums }) => ({
      ...{ kind, made, disputed, withdrawn },
      claimed: toBaht(sums.claimed),
      charged: toBaht(sums.charged),
      untaxed: toBaht(sums.untaxed),
      waived: toBaht(sums.waived),
      waiting: toBaht(sums.waiting),
    })),
    claimed: {
      count: kinds.reduce((all, { made }) => all + made, 0),
      amount: toBaht(sum(kinds.map((one) => one.claimed))),
    },
    charged: toBaht(sum(kinds.map((one) => one.charged))),
    rentals: returned.rentals,
    rentalsWithClaim: returned.claimed,
    claimRate: returned.rentals === 0 ? null : Math.round((returned.claimed / returned.rentals) * 100),
    daysToSettle: days,
  };
};
