import type { fleet } from '#words/en/fleet.ts';

export type ReasonKey = keyof (typeof fleet)['reasons'];

/** Sentences of the server, each with the word in it that varies. */
const sentences: readonly (readonly [ReasonKey, RegExp])[] = [
  ['brand', /^Brand is required$/],
  ['model', /^Model is required$/],
  ['year', /^Use a year from 1990 to the next one$/],
  ['yearTo', /^Year must be from 1990 to (\d+)$/],
  ['category', /^Category is required$/],
  ['noCategory', /^There is no such category$/],
  ['noCategoryNamed', /^There is no category “(.*)”$/s],
  ['bodyType', /^Choose a body type of the list$/],
  ['seats', /^Seats must be from 2 to 12$/],
  ['luggage', /^Luggage must be from 0 to 20 suitcases$/],
  ['transmission', /^Choose automatic or manual$/],
  ['fuelType', /^Choose petrol, diesel, hybrid or electric$/],
  ['plate', /^License plate is required$/],
  ['plateTaken', /^Another vehicle has this licence plate\.?$/],
  ['sameLine', /^Line (\d+) has the same licence plate$/],
  ['mileage', /^Mileage must be a whole number of kilometres from 0 on$/],
  ['dailyRate', /^Daily rate is required$/],
  ['rate', /^Rates are baht from 0 on$/],
  ['rateTooHigh', /^A rate is at most ([\d,]+) baht$/],
  ['decimals', /^Rates have at most two decimals$/],
  ['status', /^Choose available, rented or maintenance$/],
  ['features', /^Choose features of the list$/],
  ['images', /^Maximum (\d+) images allowed$/],
  ['address', /^Use photographs that were uploaded$/],
  ['tooLong', /^At most ([\d,]+) characters$/],
  ['backwards', /^The end must be after the start$/],
  ['empty', /^This file is empty$/],
  ['columns', /^The first line must name these columns: (.*)$/],
  ['noVehicle', /^There is no vehicle in this file$/],
  ['lines', /^A file may have at most ([\d,]+) lines$/],
  ['characters', /^A file may have at most ([\d,]+) characters$/],
  ['quote', /^This is no CSV file: a quote is open or out of place$/],
  ['noGood', /^No line of this file can be taken$/],
];

/** The words for a sentence of the server about a vehicle, and what varies in it; null for one that we do not know. */
export const reasonKey = (sentence: string): { key: ReasonKey; value: string } | null => {
  for (const [key, pattern] of sentences) {
    const match = pattern.exec(sentence);
    if (match) return { key, value: match[1] ?? '' };
  }
  return null;
};
