import type { OfficePaymentMethod } from '#contract/office/settings.ts';

const figures = ['minAmount', 'maxAmount', 'processingFee'] as const;
const texts = ['displayName', 'displayNameInThai', 'description', 'descriptionInThai'] as const;

export type MethodField = (typeof figures)[number] | (typeof texts)[number];
type Typed = Readonly<Record<MethodField, string>>;

/** A way to pay as its form shows it. */
export const fieldsOf = (method: OfficePaymentMethod): Typed =>
  Object.fromEntries([...texts, ...figures].map((name) => [name, String(method[name] ?? '')])) as Typed;

/** What is sent of the form, and the figures that are none. A text that may be missing is nothing when it is empty. */
export const sentOf = (typed: Typed) => ({
  body: {
    displayName: typed.displayName,
    displayNameInThai: typed.displayNameInThai.trim() || null,
    description: typed.description,
    descriptionInThai: typed.descriptionInThai.trim() || null,
    minAmount: Number(typed.minAmount),
    maxAmount: Number(typed.maxAmount),
    processingFee: Number(typed.processingFee),
  },
  unreadable: figures.filter((name) => !/^\d+(\.\d+)?$/.test(typed[name].trim())),
});
