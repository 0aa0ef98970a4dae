import { Problem } from '#kernel/problem.ts';

const inField = (sentence: string) => ({ fields: { selectedAddons: sentence } });

/** Document 1, section 5. */
export const onlySoMany = (units: number, name: string): string => `Only ${units} ${name} available in stock.`;

export const addonSoldOut = (units: number, name: Readonly<{ en: string; th: string | null }>) => {
  const sentence = onlySoMany(units, name.en);
  return new Problem(409, 'booking.addon-sold-out', sentence, { ...inField(sentence), details: { units, name } });
};

export const addonUnknown = () => {
  const sentence = 'One of the add-ons is not available';
  return new Problem(422, 'form.invalid', sentence, inField(sentence));
};

export const addonNotFound = () => new Problem(404, 'extras.addon-not-found', 'This add-on is not available');

export const insuranceNotFound = () =>
  new Problem(404, 'extras.insurance-not-found', 'This insurance package is not available');

const wrongField = (field: string, sentence: string) =>
  new Problem(422, 'form.invalid', sentence, { fields: { [field]: sentence } });

/** `field` names it in what was sent: `addonId`, or `2.addonId` in a list. */
export const addonNotOffered = (field: string) => wrongField(field, 'This add-on is not available');

export const insuranceNotSold = () => wrongField('packageId', 'This insurance is not sold for the category');

export const changedMeanwhile = () =>
  new Problem(409, 'extras.changed-meanwhile', 'Somebody has changed this meanwhile. Nothing was saved.');

export const fixedPriceMissing = () => wrongField('fixedPrice', 'Fixed price is required');

export const moreThanMaximum = (most: number) =>
  wrongField('currentStock', `The stock is at most the maximum of ${most.toLocaleString('en-US')}`);
export const optionNotFound = () =>
  new Problem(404, 'extras.option-not-found', 'This insurance option is not in the list any more.');

export const codeTaken = () =>
  new Problem(409, 'extras.code-taken', 'Another insurance option has this code.', {
    fields: { code: 'Another insurance option has this code' },
  });

export const noSuchOption = () => wrongField('options', 'There is no such insurance option');
export const noSuchCategory = () => wrongField('pricing', 'There is no such category');
