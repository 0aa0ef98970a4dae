import type { CategoryChange } from '#contract/office/categories.ts';
import type { Context } from '#platform/context.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { categoryNameTaken, categoryNotFound } from '../rules/problems.ts';
import { refuseStale } from '../rules/vehicle-change.ts';
import {
  findOfficeCategory,
  isNameTaken,
  lockCategory,
  type OfficeCategory,
  saveCategory,
} from './category-office-store.ts';
import { categoryFields } from './create-category.ts';
import { recordCategory } from './record-category.ts';

/** Changes what is sent of a category; its slug stays. 404; 409 `fleet.changed-meanwhile`, `fleet.category-name-taken`. */
export const changeCategory = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: CategoryChange },
): Promise<OfficeCategory> => {
  const before = await openCategory(ctx, id);
  refuseStale(version, before);
  if (sent.name !== undefined && (await isNameTaken(ctx.tx, sent.name, id))) throw categoryNameTaken();
  const category = await saveCategory(ctx.tx, id, sentFields(categoryFields(sent)));
  await recordCategory(ctx, category, { action: 'category.changed', before, after: category });
  return category;
};

/** A category, locked against whoever changes it. 404 `fleet.category-not-found`. */
export const openCategory = async ({ tx }: Context, id: string): Promise<OfficeCategory> => {
  await lockCategory(tx, id);
  const category = await findOfficeCategory(tx, id);
  if (!category) throw categoryNotFound();
  return category;
};
