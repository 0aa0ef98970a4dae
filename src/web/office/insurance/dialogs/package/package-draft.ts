import type { DataOf } from '../../../../api/routes.ts';
import { typedOrNone } from '../../../form/typed-number.ts';
import type { Option } from '../../cards/insurance-card.tsx';
import type { Package } from '../../cards/package-card.tsx';

export type Category = DataOf<'GET /insurance/categories'>[number];

export type DraftCover = Readonly<{ optionId: string; deductible: string; maxCoverage: string }>;
export type DraftRate = Readonly<{ categoryId: string; dailyRate: string; weeklyRate: string; monthlyRate: string }>;

/** A package as form fields: amounts and points as typed text. */
export const draftOf = (sold: Package | null) => ({
  name: sold?.name ?? '',
  nameInThai: sold?.nameInThai ?? '',
  description: sold?.description ?? '',
  descriptionInThai: sold?.descriptionInThai ?? '',
  shortDescription: sold?.shortDescription ?? '',
  shortDescriptionInThai: sold?.shortDescriptionInThai ?? '',
  highlights: (sold?.highlights ?? []).join('\n'),
  highlightsInThai: (sold?.highlightsInThai ?? []).join('\n'),
  termsAndConditions: (sold?.termsAndConditions ?? []).join('\n'),
  termsAndConditionsInThai: (sold?.termsAndConditionsInThai ?? []).join('\n'),
  displayOrder: `${sold?.displayOrder ?? 0}`,
  paymentOption: sold?.paymentOption ?? 'online',
  isActive: sold?.isActive ?? true,
  options: (sold?.packageOptions ?? []).map(
    ({ insuranceOption, deductible, maxCoverage }): DraftCover => ({
      optionId: insuranceOption.id,
      deductible: `${deductible}`,
      maxCoverage: `${maxCoverage}`,
    }),
  ),
  pricing: (sold?.pricing ?? []).map(
    ({ category, dailyRate, weeklyRate, monthlyRate }): DraftRate => ({
      categoryId: category.id,
      dailyRate: `${dailyRate}`,
      weeklyRate: `${weeklyRate ?? ''}`,
      monthlyRate: `${monthlyRate ?? ''}`,
    }),
  ),
});
export type PackageDraft = ReturnType<typeof draftOf>;

/** Baht: the default maximum coverage of an option in a package. */
const MAX_COVERAGE = '100000';

/** An option newly added to a package, with its default deductible. */
export const coverFrom = ({ id, defaultDeductible }: Pick<Option, 'id' | 'defaultDeductible'>): DraftCover => ({
  optionId: id,
  deductible: `${defaultDeductible}`,
  maxCoverage: MAX_COVERAGE,
});

/** A category newly added to the pricing, with all rates 0. */
export const rateFrom = (categoryId: string): DraftRate => ({
  categoryId,
  dailyRate: '0',
  weeklyRate: '0',
  monthlyRate: '0',
});

export const sentOf = (draft: PackageDraft) => ({
  ...draft,
  nameInThai: draft.nameInThai.trim() || null,
  descriptionInThai: draft.descriptionInThai.trim() || null,
  shortDescriptionInThai: draft.shortDescriptionInThai.trim() || null,
  highlights: parseLines(draft.highlights),
  highlightsInThai: parseLines(draft.highlightsInThai),
  termsAndConditions: parseLines(draft.termsAndConditions),
  termsAndConditionsInThai: parseLines(draft.termsAndConditionsInThai),
  displayOrder: typedOrNone(draft.displayOrder) ?? 0,
  options: draft.options.map(({ optionId, deductible, maxCoverage }) => ({
    optionId,
    deductible: typedOrNone(deductible) ?? 0,
    maxCoverage: typedOrNone(maxCoverage) ?? 0,
  })),
  pricing: draft.pricing.map(({ categoryId, dailyRate, weeklyRate, monthlyRate }) => ({
    categoryId,
    dailyRate: typedOrNone(dailyRate) ?? 0,
    weeklyRate: typedOrNone(weeklyRate),
    monthlyRate: typedOrNone(monthlyRate),
  })),
});

/** Splits typed points, one per line. Blank lines are dropped. */
export const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
