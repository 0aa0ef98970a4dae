import type { CategoryChange, NewCategory } from '#contract/office/categories.ts';
import { fromBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { categorySlug } from '../rules/category-slug.ts';
import { categoryNameTaken } from '../rules/problems.ts';
import { insertCategory, isNameTaken, type OfficeCategory, takenSlugs } from './category-office-store.ts';
import { recordCategory } from './record-category.ts';

/** Adds a category. 409 `fleet.category-name-taken`. */
export const createCategory = async (ctx: Context, sent: NewCategory): Promise<OfficeCategory> => {
  if (await isNameTaken(ctx.tx, sent.name)) throw categoryNameTaken();
  const slug = categorySlug(sent.name, await takenSlugs(ctx.tx));
  const fields = categoryFields(sent);
  const row = { ...fields, name: sent.name, slug, securityDeposit: fields.securityDeposit ?? fromBaht(0) };
  const category = await insertCategory(ctx.tx, row);
  await recordCategory(ctx, category, { action: 'category.created', after: category });
  return category;
};

/** What was sent of a category, as its row keeps it. */
export const categoryFields = ({ securityDeposit, nameInThai, ...plain }: Omit<CategoryChange, 'version'>) => ({
  ...plain,
  ...(nameInThai !== undefined && { nameInThai: nameInThai || null }),
  ...(securityDeposit !== undefined && { securityDeposit: fromBaht(securityDeposit) }),
});
