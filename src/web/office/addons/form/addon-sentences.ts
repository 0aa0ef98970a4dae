import type { addons } from '#words/en/addons.ts';
import type { Said } from '../../form-dialog/use-said.ts';

type Reason = keyof (typeof addons)['reasons'];

/** What the server says of the fields of an add-on. */
export const addonSentences: Said<Reason> = [
  ['name', /^Name is required$/],
  ['category', /^Choose a category of the list$/],
  ['description', /^Description is required$/],
  ['stock', /^Current stock is required$/],
  ['fixedPrice', /^Fixed price is required$/],
  ['moreThanMaximum', /^The stock is at most the maximum of ([\d,]+)$/],
  ['price', /^Prices are baht from 0 on$/],
  ['price', /^Prices have at most two decimals$/],
  ['priceTooHigh', /^A price is at most ([\d,]+) baht$/],
  ['whole', /^Use a whole number from 0 to 100,000$/],
  ['image', /^Use an address that begins with https:\/\/, or upload a picture$/],
  ['tooLong', /^At most ([\d,]+) characters$/],
];

const pictureReasons = ['empty', 'too-large', 'unknown-kind', 'too-many-pixels', 'odd-shape', 'unreadable'] as const;

/** Why a picture was not taken, by the server's code. */
export const pictureReason = (code: string) =>
  pictureReasons.find((one) => code === `pictures.${one}` || code === `upload.${one}`) ?? 'other';
