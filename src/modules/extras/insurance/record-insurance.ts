import { type Satang, toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { bahtText } from '#words/baht-text.ts';
import type { CompletePackage } from './complete-packages.ts';
import type { InsuranceOption } from './option-store.ts';

type Change<Subject> = Readonly<{ action: string; before?: Subject; after?: Subject }>;

/** Writes an audit log entry about an insurance option. */
export const recordOption = (ctx: Context, { id, code, name }: InsuranceOption, change: Change<InsuranceOption>) =>
  ctx.record({
    action: change.action,
    subject: { kind: 'insurance-option', id, name: `${code} ${name}` },
    before: change.before && optionFacts(change.before),
    after: change.after && optionFacts(change.after),
  });

/** Writes an audit log entry about a package, with its options and rates as texts. */
export const recordPackage = (ctx: Context, { row: { id, name } }: CompletePackage, change: Change<CompletePackage>) =>
  ctx.record({
    action: change.action,
    subject: { kind: 'insurance-package', id, name },
    before: change.before && packageFacts(change.before),
    after: change.after && packageFacts(change.after),
  });

const optionFacts = (option: InsuranceOption) => {
  const { code, name, nameInThai, description, coverage, exclusions, risks, displayOrder, isActive } = option;
  const facts = { code, name, nameInThai, description, coverage, exclusions, risks, displayOrder, isActive };
  return { ...facts, defaultDeductible: toBaht(option.defaultDeductible) };
};

const packageFacts = ({ row, covers, rates }: CompletePackage) => {
  const { name, nameInThai, description, descriptionInThai, shortDescription, shortDescriptionInThai } = row;
  const { paymentOption, highlights, highlightsInThai, terms, termsInThai, displayOrder, isActive } = row;
  const texts = { name, nameInThai, description, descriptionInThai, shortDescription, shortDescriptionInThai };
  const lists = { highlights, highlightsInThai, terms, termsInThai };
  return {
    ...texts,
    ...lists,
    paymentOption,
    displayOrder,
    isActive,
    options: covers.map(
      ({ code, deductible, maxCoverage }) => `${code}: ${amountText(deductible)} / ${amountText(maxCoverage)}`,
    ),
    pricing: rates.map(({ category, rates: { daily, weekly, monthly } }) =>
      [`${category.name}: ${amountText(daily)}`, amountText(weekly), amountText(monthly)].join(' / '),
    ),
  };
};

const amountText = (amount: Satang | null) => (amount === null ? '–' : bahtText(toBaht(amount)));
