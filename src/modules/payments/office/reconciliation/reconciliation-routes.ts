import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { OnlineNow } from '../../omise/online-payments.ts';
import type { BooksOfOthers } from './books-store.ts';
import { compareBooks, type Sides } from './compare-books.ts';
import { explainDifference } from './explain-difference.ts';
import { reconciliationShape } from './reconciliation-shape.ts';
import { settleDifference } from './settle-difference.ts';

/** The routes that reconcile the provider's books with ours. */
export const reconciliationRoutes = (
  { serveInSteps }: EndpointBinders,
  { online, booksOfOthers: others }: { online: OnlineNow; booksOfOthers: BooksOfOthers },
): void => {
  const sides = async (): Promise<Sides> => ({ omise: (await online()).omise, others });

  serveInSteps('GET /admin/reconciliation', async (steps, { query }) =>
    reconciliationShape(await compareBooks(steps, query, await sides())),
  );

  serveInSteps('POST /admin/reconciliation/settle', async (steps, { body }) =>
    reconciliationShape(await settleDifference(steps, body, await sides())),
  );

  serveInSteps('POST /admin/reconciliation/explain', async (steps, { body }) =>
    reconciliationShape(await explainDifference(steps, body, await sides())),
  );
};
