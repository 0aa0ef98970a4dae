import type { InsurancePackageShape } from '#contract/extras.ts';
import type { Option } from '../../cards/option-card.tsx';
import { type Category, type PackageDraft, sentOf } from './package-draft.ts';

/** A draft as customers would be told of it, with the rates for one category. */
export const previewOf = (
  draft: PackageDraft,
  options: readonly Option[],
  category: Category,
): InsurancePackageShape => {
  const { shortDescription, shortDescriptionInThai, pricing, options: covers, ...sent } = sentOf(draft);
  const inUse = options.filter(({ isActive }) => isActive);
  return {
    ...sent,
    id: '',
    shortDescription: { en: shortDescription, th: shortDescriptionInThai },
    packageOptions: inUse.flatMap(({ id, code, name, nameInThai }) => {
      const cover = covers.find(({ optionId }) => optionId === id);
      return cover ? [{ ...cover, id, insuranceOption: { id, code, name, nameInThai } }] : [];
    }),
    pricing: pricing.filter(({ categoryId }) => categoryId === category.id).map((rates) => ({ ...rates, category })),
  };
};
