import type { ClaimPriceShape } from '#contract/office/claim-prices.ts';
import { toBaht } from '#kernel/money.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { priceProblems } from '../rules/claim-price.ts';
import { type ListedPrice, listClaimPrices } from './claim-price-store.ts';
import { addClaimPrice, changeClaimPrice, removeClaimPrice } from './claim-price-use-cases.ts';
import { proposeClaim } from './propose-claim.ts';

/** The price list of claims, and what it proposes. */
export const claimPriceRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /admin/claim-prices', async ({ tx }) => ({ data: (await listClaimPrices(tx)).map(priceShape) }));

  serve(
    'POST /admin/claim-prices',
    async (ctx, { body }) => ({ data: priceShape(await addClaimPrice(ctx, body)), message: 'Price added' }),
    { alsoWrong: priceProblems },
  );

  serve(
    'PUT /admin/claim-prices/:id',
    async (ctx, { params: { id }, body }) => ({
      data: priceShape(await changeClaimPrice(ctx, { id, change: body })),
      message: 'Price saved',
    }),
    { alsoWrong: priceProblems },
  );

  serve('DELETE /admin/claim-prices/:id', async (ctx, { params: { id } }) => {
    await removeClaimPrice(ctx, id);
    return { data: null, message: 'Price deleted' };
  });

  serve('GET /admin/bookings/:id/claim-proposal', async (ctx, { params: { id: bookingId }, query }) => {
    const { kind, damageKind = null, damageSize = null, item = null } = query;
    const { amount, ...rest } = await proposeClaim(ctx, { bookingId, kind, damageKind, damageSize, item });
    const answerHours = (await readSettings(ctx.tx)).booking.claimAnswerHours;
    return { data: { ...rest, amount: amount === null ? null : toBaht(amount), answerHours } };
  });
};

const priceShape = ({ price, categoryName, categoryNameInThai }: ListedPrice): ClaimPriceShape => {
  const { id, kind, damageKind, damageSize, item, itemInThai, categoryId, amount, isTaxed, version } = price;
  return {
    ...{ id, kind, damageKind, damageSize, item, itemInThai, categoryId, isTaxed, version },
    category: categoryId === null ? null : { name: categoryName ?? '', nameInThai: categoryNameInThai },
    amount: toBaht(amount),
  };
};
