import { countActiveHolds } from '#modules/booking/index.ts';
import { countOutbox } from '#modules/notices/index.ts';
import { countOpenAttempts } from '#modules/payments/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { queueFigures } from '#platform/jobs/queue-store.ts';
import type { BusinessFigures } from '#platform/metrics/figure-gauges.ts';

/** The business metrics: counts of pending work, each from a partial index of only the pending rows. */
export const businessFigures =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async (): Promise<BusinessFigures> => {
    const [jobs, outbox, openPaymentAttempts, activeHolds] = await Promise.all([
      queueFigures(db),
      countOutbox(db),
      countOpenAttempts(db),
      countActiveHolds(db, clock()),
    ]);
    return { jobs, outbox, openPaymentAttempts, activeHolds };
  };
