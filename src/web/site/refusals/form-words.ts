import type { refusals } from '#words/en/refusals.ts';
import type { troubles } from '#words/en/troubles.ts';

export type FormKey =
  | `form.${keyof (typeof refusals)['form']}`
  | `troubles:form.${keyof (typeof troubles)['form']}`
  | `troubles:priceForm.${keyof (typeof troubles)['priceForm']}`;
type Words = Readonly<{ key: FormKey; values: Record<string, string> }>;

/** What the server says of a wrong field, whole, its numbers by their name; and what it is in our words. */
export type Sentences = readonly (readonly [sentence: RegExp, key: FormKey])[];

export const formSentences: Sentences = [
  [/^Pickup date is required$/, 'form.pickupDateRequired'],
  [/^Return date is required$/, 'form.returnDateRequired'],
  [/^Pickup date cannot be in the past$/, 'form.pickupInThePast'],
  [/^Return date must be after pickup date$/, 'form.returnNotAfterPickup'],
  [/^Choose a time on the half hour$/, 'form.halfHour'],
  [/^Today cannot be the pick-up day$/, 'form.today'],
  [/^Pick-up can be booked at most (?<days>\d+) days ahead$/, 'form.tooFarAhead'],
  [/^The shortest rental is (?<hours>\d+) hours$/, 'form.tooShort'],
  [/^The longest rental online is (?<days>\d+) days\. See the long-term page for more$/, 'form.tooLong'],
  [/^There is no such pick-up location$/, 'form.noPickUp'],
  [/^There is no such return location$/, 'form.noDropOff'],
  [/^Please return the vehicle where you pick it up$/, 'form.onePlace'],
  [/^Choose at most (?<most>\d+) add-ons$/, 'form.tooManyKinds'],
  [/^Choose at most (?<most>[\d,]+)$/, 'form.tooManyUnits'],
  [/^One of the add-ons is not available$/, 'form.addonGone'],
  [/^This insurance is not available for the vehicle$/, 'form.coverGone'],
  [/^Please write the name without links, with a space after a dot$/, 'form.linkInName'],
  [/^At most (?<most>\d+) characters$/, 'form.tooLongText'],
  [/^Please choose your bank$/, 'form.bank'],
  [/^Please enter a Thai mobile number with 10 digits$/, 'form.phone'],
];

/** The words for what the server says of a field; null where we have none. */
export const formWords = (said: string, sentences: Sentences = formSentences): Words | null => {
  for (const [sentence, key] of sentences) {
    const found = sentence.exec(said);
    if (found) return { key, values: { ...found.groups } };
  }
  return null;
};
