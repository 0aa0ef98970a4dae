import type { InsurancePackageChange } from '#contract/office/insurance.ts';
import type { Context } from '#platform/context.ts';
import { refuseUnknownParts } from '../../rules/insurance-change.ts';
import { readInsuranceCategories } from '../package-parts-store.ts';
import { coverFields, rateFields } from './insurance-fields.ts';
import { knownOptions } from './option-store.ts';
import { replaceCovers, replaceRates } from './package-store.ts';

/** Puts the options and rates that are sent in place of those that a package has. 422 for what there is not. */
export const saveParts = async (
  { tx }: Context,
  packageId: string,
  { options, pricing }: Pick<InsurancePackageChange, 'options' | 'pricing'>,
): Promise<void> => {
  const optionIds = (options ?? []).map(({ optionId }) => optionId);
  const categoryIds = (pricing ?? []).map(({ categoryId }) => categoryId);
  const categories = new Set((await readInsuranceCategories(tx)).map(({ id }) => id));
  refuseUnknownParts({ optionIds, categoryIds }, { options: await knownOptions(tx, optionIds), categories });
  if (options) await replaceCovers(tx, packageId, coverFields(options));
  if (pricing) await replaceRates(tx, packageId, rateFields(pricing));
};
