import type { CategoryShape } from '#contract/office/categories.ts';
import { toBaht } from '#kernel/money.ts';
import type { Serving } from '#platform/http/serving.ts';
import { listCategories, type OfficeCategory } from './category-office-store.ts';
import { changeCategory } from './change-category.ts';
import { createCategory } from './create-category.ts';
import { removeCategory } from './remove-category.ts';

/** The categories, as the office works with them. */
export const categoryRoutes = ({ serve }: Serving): void => {
  serve('GET /admin/categories', async ({ tx }, { query }) => ({
    data: (await listCategories(tx, query.search)).map(shape),
  }));

  serve('POST /admin/categories', async (ctx, { body }) => ({
    data: shape(await createCategory(ctx, body)),
    message: 'Category added',
  }));

  serve('PUT /admin/categories/:id', async (ctx, { params, body }) => ({
    data: shape(await changeCategory(ctx, { id: params.id, change: body })),
    message: 'Category saved',
  }));

  serve('DELETE /admin/categories/:id', async (ctx, { params }) => {
    const removal = await removeCategory(ctx, params.id);
    return { data: { removal }, message: removal === 'deleted' ? 'Category deleted' : 'Category archived' };
  });
};

const shape = ({ securityDeposit, ...category }: OfficeCategory): CategoryShape => ({
  ...category,
  securityDeposit: toBaht(securityDeposit),
});
