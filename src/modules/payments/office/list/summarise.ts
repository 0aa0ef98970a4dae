import type { TransactionSummary } from '#contract/office/payments.ts';
import { satang, toBaht } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { officeStatus } from '../../rules/shown-status.ts';
import type { Wanted } from './filters-store.ts';
import { methodsPaidBy, sumByStatus } from './summary-store.ts';

/** What the cards above the payments say. Expired ones count as failed, reversed ones in the total alone. */
export const summarise = async (tx: Tx, wanted: Wanted): Promise<TransactionSummary> => {
  const [rows, methods] = await Promise.all([sumByStatus(tx, wanted), methodsPaidBy(tx)]);
  const of = (...shown: ReturnType<typeof officeStatus>[]) => {
    const meant = rows.filter(({ status }) => shown.includes(officeStatus(status)));
    return {
      count: meant.reduce((all, { count }) => all + count, 0),
      amount: toBaht(satang(meant.reduce((all, { amount }) => all + amount, 0))),
    };
  };
  return {
    total: of('successful', 'pending', 'failed', 'expired', 'reversed'),
    successful: of('successful'),
    pending: of('pending'),
    failed: of('failed', 'expired'),
    methods,
  };
};
