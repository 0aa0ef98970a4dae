import type { OfficeCategoryShape } from '#contract/office/categories.ts';
import { toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { isInUse } from '../rules/category-use.ts';
import { changeCategory, createCategory, removeCategory } from './category-use-cases.ts';
import { listCategories, namedCategories, type OfficeCategory } from './office-category-store.ts';

/** The office's category routes. */
export const categoryRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /admin/categories', async (ctx, { query }) => ({
    data: await categoryShapes(ctx, await listCategories(ctx.tx, query.search)),
  }));

  serve('POST /admin/categories', async (ctx, { body }) => ({
    data: await categoryShape(ctx, await createCategory(ctx, body)),
    message: 'Category added',
  }));

  serve('PUT /admin/categories/:id', async (ctx, { params, body }) => ({
    data: await categoryShape(ctx, await changeCategory(ctx, { id: params.id, change: body })),
    message: 'Category saved',
  }));

  serve('DELETE /admin/categories/:id', async (ctx, { params }) => {
    const removal = await removeCategory(ctx, params.id);
    return { data: { removal }, message: removal === 'deleted' ? 'Category deleted' : 'Category archived' };
  });
};

const categoryShapes = async (
  { tx }: Pick<Context, 'tx'>,
  rows: readonly OfficeCategory[],
): Promise<OfficeCategoryShape[]> => {
  const ids = rows.map(({ id }) => id);
  const named = await namedCategories(tx, ids);
  return rows.map(({ securityDeposit, youngDriverFee, extraDriverFee, exactVehicleFee, ...category }) => ({
    ...category,
    securityDeposit: toBaht(securityDeposit),
    youngDriverFee: toBaht(youngDriverFee),
    extraDriverFee: toBaht(extraDriverFee),
    exactVehicleFee: exactVehicleFee === null ? null : toBaht(exactVehicleFee),
    removal: removalOf(category, named),
  }));
};

const removalOf = (category: Pick<OfficeCategory, 'id' | 'vehicles'>, named: ReadonlySet<string>) => {
  if (isInUse(category)) return null;
  return named.has(category.id) ? 'archived' : 'deleted';
};

const categoryShape = async (ctx: Context, category: OfficeCategory): Promise<OfficeCategoryShape> =>
  returnedRow((await categoryShapes(ctx, [category]))[0]);
