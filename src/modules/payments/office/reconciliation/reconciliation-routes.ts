import type { Serving } from '#platform/http/serving.ts';
import type { OmiseClient } from '../../omise/omise-client.ts';
import { compareBooks } from './compare-books.ts';
import { explainDifference } from './explain-difference.ts';
import { reconciliationShape } from './reconciliation-shape.ts';
import { settleDifference } from './settle-difference.ts';

/** The provider's books against ours. */
export const reconciliationRoutes = ({ serveInSteps }: Serving, { omise }: { omise: OmiseClient | null }): void => {
  serveInSteps('GET /admin/reconciliation', async (steps, { query }) =>
    reconciliationShape(await compareBooks(steps, query, omise)),
  );

  serveInSteps('POST /admin/reconciliation/settle', async (steps, { body }) =>
    reconciliationShape(await settleDifference(steps, body, omise)),
  );

  serveInSteps('POST /admin/reconciliation/explain', async (steps, { body }) =>
    reconciliationShape(await explainDifference(steps, body, omise)),
  );
};
