import type { LocationPairShape } from '#contract/office/settings.ts';
import { toBaht } from '#kernel/money.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { listPairs, type PairRow } from './pair-store.ts';
import { addPair, changePair, removePair } from './pair-use-cases.ts';

/** The office's routes for the fees of returns at another location. */
export const pairRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /admin/settings/location-pairs', async ({ tx }) => ({ data: (await listPairs(tx)).map(pairShape) }));

  serve('POST /admin/settings/location-pairs', async (ctx, { body }) => ({
    data: pairShape(await addPair(ctx, body)),
    message: 'Fee added',
  }));

  serve('PUT /admin/settings/location-pairs/:id', async (ctx, { params: { id }, body }) => ({
    data: pairShape(await changePair(ctx, { id, change: body })),
    message: 'Fee saved',
  }));

  serve('DELETE /admin/settings/location-pairs/:id', async (ctx, { params: { id } }) => {
    await removePair(ctx, id);
    return { data: null, message: 'Fee deleted' };
  });
};

const pairShape = ({ fee, categoryFees, ...pair }: PairRow): LocationPairShape => ({
  ...pair,
  fee: toBaht(fee),
  categoryFees: Object.fromEntries(Object.entries(categoryFees).map(([id, amount]) => [id, toBaht(amount)])),
});
