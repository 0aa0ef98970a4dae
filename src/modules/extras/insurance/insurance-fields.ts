import type { InsuranceOptionChange, InsurancePackageChange } from '#contract/office/insurance.ts';
import { fromBaht, type Satang } from '#kernel/money.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { filledLines } from '../rules/insurance-change.ts';

/** Converts the option fields of a request to column values. */
export const optionFields = ({ coverage, exclusions, defaultDeductible, ...sent }: InsuranceOptionChange) => {
  const { code, name, nameInThai, description, risks, displayOrder, isActive } = sent;
  return sentFields({
    code: code?.toUpperCase(),
    name,
    nameInThai: textOrNone(nameInThai),
    description,
    risks,
    displayOrder,
    isActive,
    coverage: coverage && filledLines(coverage),
    exclusions: exclusions && filledLines(exclusions),
    defaultDeductible: defaultDeductible === undefined ? undefined : fromBaht(defaultDeductible),
  });
};

/** Converts the package fields of a request to column values, without its options and rates. */
export const packageFields = (sent: InsurancePackageChange) => {
  const { name, nameInThai, description, descriptionInThai, shortDescription, shortDescriptionInThai } = sent;
  const { highlights, highlightsInThai, termsAndConditions: terms, termsAndConditionsInThai: termsInThai } = sent;
  const { paymentOption, displayOrder, isActive } = sent;
  return sentFields({
    name,
    description,
    shortDescription,
    paymentOption,
    displayOrder,
    isActive,
    nameInThai: textOrNone(nameInThai),
    descriptionInThai: textOrNone(descriptionInThai),
    shortDescriptionInThai: textOrNone(shortDescriptionInThai),
    highlights: highlights && filledLines(highlights),
    highlightsInThai: highlightsInThai && filledLines(highlightsInThai),
    terms: terms && filledLines(terms),
    termsInThai: termsInThai && filledLines(termsInThai),
  });
};

export const packageOptionFields = (options: NonNullable<InsurancePackageChange['options']>) =>
  options.map(({ optionId, deductible, maxCoverage }) => ({
    optionId,
    deductible: fromBaht(deductible),
    maxCoverage: fromBaht(maxCoverage),
  }));

export const packageRateFields = (pricing: NonNullable<InsurancePackageChange['pricing']>) =>
  pricing.map(({ categoryId, dailyRate, weeklyRate, monthlyRate }) => ({
    categoryId,
    daily: fromBaht(dailyRate),
    weekly: rateOrNone(weeklyRate),
    monthly: rateOrNone(monthlyRate),
  }));

// An empty or zero rate means that the rate is calculated from the daily rate.
const rateOrNone = (baht: number | null | undefined): Satang | null => (baht ? fromBaht(baht) : null);

// An empty Thai text becomes null, so that the English one is shown.
const textOrNone = (text: string | null | undefined) => (text === '' ? null : text);
