import type { InsurancePackageChange, NewInsurancePackage } from '#contract/office/insurance.ts';
import type { Removal } from '#contract/office/removal.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context } from '#platform/context.ts';
import { refuseUnknownParts } from '../rules/insurance-change.ts';
import { extrasConflict, insuranceNotFound } from '../rules/problems.ts';
import { type CompletePackage, completePackages } from './complete-packages.ts';
import { packageFields, packageOptionFields, packageRateFields } from './insurance-fields.ts';
import { existingOptionIds } from './option-store.ts';
import { readInsuranceCategories } from './package-parts-store.ts';
import {
  archivePackage,
  deletePackage,
  findPackage,
  insertPackage,
  replaceCovers,
  replaceRates,
  savePackage,
} from './package-store.ts';
import { recordPackage } from './record-insurance.ts';

/** Finds an unarchived package; `isToChange` locks it. 404 `extras.insurance-not-found`. */
export const openPackage = async (
  { tx }: Pick<Context, 'tx'>,
  id: string,
  { isToChange = false }: { isToChange?: boolean } = {},
): Promise<CompletePackage> => {
  const row = await findPackage(tx, id, { isToChange });
  const [complete] = await completePackages(tx, row ? [row] : [], { readFor: 'edited' });
  if (!complete) throw insuranceNotFound();
  return complete;
};

/** Adds an insurance package with its options and rates. 422 for an unknown option or category. */
export const createPackage = async (ctx: Context, sent: NewInsurancePackage): Promise<CompletePackage> => {
  const id = await insertPackage(ctx.tx, { ...packageFields(sent), name: sent.name });
  await saveParts(ctx, id, sent);
  const complete = await openPackage(ctx, id);
  await recordPackage(ctx, complete, { action: 'insurance-package.created', after: complete });
  return complete;
};

/** Changes the given fields of a package. 404; 409 `extras.changed-meanwhile`; 422. */
export const changePackage = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: InsurancePackageChange },
): Promise<CompletePackage> => {
  const before = await openPackage(ctx, id, { isToChange: true });
  refuseStale(version, before.row, extrasConflict);
  await savePackage(ctx.tx, id, packageFields(sent));
  await saveParts(ctx, id, sent);
  const after = await openPackage(ctx, id);
  await recordPackage(ctx, after, { action: 'insurance-package.changed', before, after });
  return after;
};

/** Deletes a package that no booking refers to, else archives it: it is no longer sold, but bookings keep it. 404. */
export const removePackage = async (ctx: Context, id: string): Promise<Removal> => {
  const before = await openPackage(ctx, id, { isToChange: true });
  const isDeleted = await deletePackage(ctx.tx, id);
  if (!isDeleted) await archivePackage(ctx.tx, id, ctx.now);
  const action = isDeleted ? 'insurance-package.deleted' : 'insurance-package.archived';
  await recordPackage(ctx, before, { action, before });
  return isDeleted ? 'deleted' : 'archived';
};

/** Replaces a package's options and rates by those in the request, if given. 422 for unknown ones. */
const saveParts = async (
  { tx }: Context,
  packageId: string,
  { options, pricing }: Pick<InsurancePackageChange, 'options' | 'pricing'>,
): Promise<void> => {
  const optionIds = (options ?? []).map(({ optionId }) => optionId);
  const categoryIds = (pricing ?? []).map(({ categoryId }) => categoryId);
  const categories = new Set((await readInsuranceCategories(tx)).map(({ id }) => id));
  refuseUnknownParts({ optionIds, categoryIds }, { options: await existingOptionIds(tx, optionIds), categories });
  if (options) await replaceCovers(tx, packageId, packageOptionFields(options));
  if (pricing) await replaceRates(tx, packageId, packageRateFields(pricing));
};
