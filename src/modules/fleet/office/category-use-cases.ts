import type { CategoryChange, NewCategory } from '#contract/office/categories.ts';
import type { Removal } from '#contract/office/removal.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { refuseWrong } from '#kernel/problem.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context } from '#platform/context.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { agesProblems } from '../rules/category-ages.ts';
import { categorySlug } from '../rules/category-slug.ts';
import { refuseInUse } from '../rules/category-use.ts';
import { orderAfter } from '../rules/order-after.ts';
import { categoryNameTaken, categoryNotFound, fleetConflict } from '../rules/problems.ts';
import {
  archiveCategory,
  deleteCategory,
  findOfficeCategory,
  insertCategory,
  isNameTaken,
  listCategories,
  lockCategory,
  type OfficeCategory,
  saveCategory,
  takenSlugs,
} from './office-category-store.ts';

/** Adds a category, after all others unless the request says where. 409 `fleet.category-name-taken`. */
export const createCategory = async (ctx: Context, sent: NewCategory): Promise<OfficeCategory> => {
  refuseWrong(agesProblems({ minimumDriverAge: USUAL_MINIMUM_AGE, ...sent }));
  if (await isNameTaken(ctx.tx, sent.name)) throw categoryNameTaken();
  const slug = categorySlug(sent.name, await takenSlugs(ctx.tx));
  const fields = categoryFields(sent);
  const displayOrder = fields.displayOrder ?? orderAfter(await listCategories(ctx.tx));
  const row = {
    ...fields,
    name: sent.name,
    slug,
    displayOrder,
    securityDeposit: fields.securityDeposit ?? fromBaht(0),
  };
  const category = await insertCategory(ctx.tx, row);
  await recordCategory(ctx, category, { action: 'category.created', after: category });
  return category;
};

/** As the table has it. */
const USUAL_MINIMUM_AGE = 21;

/** Converts the category fields of a request to column values. */
const categoryFields = ({
  securityDeposit,
  exactVehicleFee,
  youngDriverFee,
  extraDriverFee,
  nameInThai,
  ...plain
}: Omit<CategoryChange, 'version'>) => ({
  ...plain,
  ...(nameInThai !== undefined && { nameInThai: nameInThai || null }),
  ...(securityDeposit !== undefined && { securityDeposit: fromBaht(securityDeposit) }),
  ...(exactVehicleFee !== undefined && {
    exactVehicleFee: exactVehicleFee === null ? null : fromBaht(exactVehicleFee),
  }),
  ...(youngDriverFee !== undefined && { youngDriverFee: fromBaht(youngDriverFee) }),
  ...(extraDriverFee !== undefined && { extraDriverFee: fromBaht(extraDriverFee) }),
});

/**
 * Changes the given fields of a category; its slug stays. 404; 409 `fleet.changed-meanwhile`,
 * `fleet.category-name-taken`.
 */
export const changeCategory = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: CategoryChange },
): Promise<OfficeCategory> => {
  const before = await openCategory(ctx, id);
  refuseStale(version, before, fleetConflict);
  refuseWrong(agesProblems({ ...before, ...sentFields(sent) }));
  if (sent.name !== undefined && (await isNameTaken(ctx.tx, sent.name, id))) throw categoryNameTaken();
  const category = await saveCategory(ctx.tx, id, sentFields(categoryFields(sent)));
  await recordCategory(ctx, category, { action: 'category.changed', before, after: category });
  return category;
};

/** Finds a category and locks it against concurrent changes. 404 `fleet.category-not-found`. */
const openCategory = async ({ tx }: Context, id: string): Promise<OfficeCategory> => {
  await lockCategory(tx, id);
  const category = await findOfficeCategory(tx, id);
  if (!category) throw categoryNotFound();
  return category;
};

/**
 * Deletes a category that nothing refers to, else archives it, because archived vehicles, prices and bookings still
 * refer to it. 409 `fleet.category-in-use` while vehicles of the fleet belong to it.
 */
export const removeCategory = async (ctx: Context, id: string): Promise<Removal> => {
  const before = await openCategory(ctx, id);
  refuseInUse(before);
  const removal = (await deleteCategory(ctx.tx, id)) ? 'deleted' : 'archived';
  if (removal === 'archived') await archiveCategory(ctx.tx, id, ctx.now);
  const action = removal === 'deleted' ? 'category.deleted' : 'category.archived';
  await recordCategory(ctx, before, { action, before });
  return removal;
};

type Change = Readonly<{ action: string; before?: OfficeCategory; after?: OfficeCategory }>;

/** Writes an audit log entry about a category. */
const recordCategory = (ctx: Context, { id, name }: OfficeCategory, change: Change): Promise<void> =>
  ctx.record({
    action: change.action,
    subject: { kind: 'category', id, name },
    before: change.before && factsOf(change.before),
    after: change.after && factsOf(change.after),
  });

const factsOf = ({ securityDeposit, youngDriverFee, extraDriverFee, exactVehicleFee, ...category }: OfficeCategory) => {
  const { name, nameInThai, description, features, isActive, displayOrder, minimumDriverAge, bookedAsClass } = category;
  const { maximumDriverAge, licenseMonths, youngDriverBelow, youngDriverDays } = category;
  return {
    name,
    nameInThai,
    description,
    features,
    isActive,
    displayOrder,
    minimumDriverAge,
    maximumDriverAge,
    licenseMonths,
    youngDriverBelow,
    youngDriverFee: toBaht(youngDriverFee),
    youngDriverDays,
    extraDriverFee: toBaht(extraDriverFee),
    bookedAsClass,
    securityDeposit: toBaht(securityDeposit),
    exactVehicleFee: exactVehicleFee === null ? null : toBaht(exactVehicleFee),
  };
};
