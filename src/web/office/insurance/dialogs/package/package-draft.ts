import type { DataOf } from '../../../../api/routes.ts';
import type { Option } from '../../cards/option-card.tsx';
import type { Package } from '../../cards/package-card.tsx';
import { linesOf, numberOf, numberOrNone } from '../lines.ts';

export type Category = DataOf<'GET /insurance/categories'>[number];

export type DraftCover = Readonly<{ optionId: string; deductible: string; maxCoverage: string }>;
export type DraftRate = Readonly<{ categoryId: string; dailyRate: string; weeklyRate: string; monthlyRate: string }>;

/** The texts of a package. */
export type PackageTexts = Readonly<{
  name: string;
  nameInThai: string;
  description: string;
  descriptionInThai: string;
  shortDescription: string;
  shortDescriptionInThai: string;
  highlights: string;
  highlightsInThai: string;
  termsAndConditions: string;
  termsAndConditionsInThai: string;
  displayOrder: string;
}>;

/** A package as it stands in the form: figures and points are what was typed. */
export type PackageDraft = PackageTexts &
  Readonly<{
    paymentOption: Package['paymentOption'];
    isActive: boolean;
    options: readonly DraftCover[];
    pricing: readonly DraftRate[];
  }>;

/** What a new package begins with (document 3, section 9). */
const newPackage: PackageDraft = {
  ...{ name: '', nameInThai: '', description: '', descriptionInThai: '', shortDescription: '' },
  ...{ shortDescriptionInThai: '', highlights: '', highlightsInThai: '', termsAndConditions: '' },
  ...{ termsAndConditionsInThai: '', displayOrder: '0', paymentOption: 'online', isActive: true },
  ...{ options: [], pricing: [] },
};

export const packageDraft = (sold: Package | null): PackageDraft => {
  if (!sold) return newPackage;
  const { name, description, paymentOption, isActive } = sold;
  return {
    ...{ name, description, paymentOption, isActive },
    nameInThai: sold.nameInThai ?? '',
    descriptionInThai: sold.descriptionInThai ?? '',
    shortDescription: sold.shortDescription.en,
    shortDescriptionInThai: sold.shortDescription.th ?? '',
    highlights: sold.highlights.join('\n'),
    highlightsInThai: sold.highlightsInThai.join('\n'),
    termsAndConditions: sold.termsAndConditions.join('\n'),
    termsAndConditionsInThai: sold.termsAndConditionsInThai.join('\n'),
    displayOrder: `${sold.displayOrder}`,
    options: sold.packageOptions.map(({ insuranceOption, deductible, maxCoverage }) => ({
      optionId: insuranceOption.id,
      deductible: `${deductible}`,
      maxCoverage: `${maxCoverage}`,
    })),
    pricing: sold.pricing.map(({ category, dailyRate, weeklyRate, monthlyRate }) => ({
      categoryId: category.id,
      dailyRate: `${dailyRate}`,
      weeklyRate: textOf(weeklyRate),
      monthlyRate: textOf(monthlyRate),
    })),
  };
};

const textOf = (rate: number | null) => (rate === null ? '' : `${rate}`);

/** Document 3, section 9. */
const MAX_COVERAGE = '100000';

/** An option as it comes into a package: with its own deductible (document 3, section 5). */
export const coverFrom = ({ id, defaultDeductible }: Pick<Option, 'id' | 'defaultDeductible'>): DraftCover => ({
  optionId: id,
  deductible: `${defaultDeductible}`,
  maxCoverage: MAX_COVERAGE,
});

/** A category as it comes into the pricing: at rates 0 (document 3, section 5). */
export const rateFrom = (categoryId: string): DraftRate => ({
  categoryId,
  dailyRate: '0',
  weeklyRate: '0',
  monthlyRate: '0',
});

/** Save needs a name and a description (document 3, section 5). */
export const isPackageComplete = ({ name, description }: PackageDraft): boolean =>
  name.trim() !== '' && description.trim() !== '';

export const sentPackage = (draft: PackageDraft) => ({
  ...draft,
  nameInThai: draft.nameInThai.trim() || null,
  descriptionInThai: draft.descriptionInThai.trim() || null,
  shortDescriptionInThai: draft.shortDescriptionInThai.trim() || null,
  highlights: linesOf(draft.highlights),
  highlightsInThai: linesOf(draft.highlightsInThai),
  termsAndConditions: linesOf(draft.termsAndConditions),
  termsAndConditionsInThai: linesOf(draft.termsAndConditionsInThai),
  displayOrder: numberOf(draft.displayOrder),
  options: draft.options.map(({ optionId, deductible, maxCoverage }) => ({
    optionId,
    deductible: numberOf(deductible),
    maxCoverage: numberOf(maxCoverage),
  })),
  pricing: draft.pricing.map(({ categoryId, dailyRate, weeklyRate, monthlyRate }) => ({
    categoryId,
    dailyRate: numberOf(dailyRate),
    weeklyRate: numberOrNone(weeklyRate),
    monthlyRate: numberOrNone(monthlyRate),
  })),
});
