import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht } from '#kernel/money.ts';
import { type WeekHours, weekdays } from '#kernel/opening-hours.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { isOutsideOpeningHours } from './location-hours.ts';
import { isNoOneWay, oneWayFee } from './one-way.ts';
import { attended, type Outside } from './outside-hours.ts';

const tables = tablesIn(readFileSync('docs/rules/places.md', 'utf8'));
const rowsUnder = (named: string) => tables.find(({ heading }) => heading === named)?.rows ?? [];
const oneWay = rowsUnder('A return elsewhere');
const hours = rowsUnder('Hours');

const yes = (is: boolean) => (is ? 'yes' : 'no');
const week = (text: string) => Object.fromEntries(weekdays.map((day) => [day, text])) as WeekHours;

describe('a return elsewhere, as docs/rules/places.md says', () => {
  test.each(oneWay)('$Case', (row) => {
    const [other, otherFee] = (row['Other categories'] ?? '').split(' ');
    const days = row['Free from days'];
    const pair = {
      fee: fromBaht(Number(row.Fee)),
      categoryFees: other ? { [other]: fromBaht(Number(otherFee)) } : {},
      freeFromDays: days ? Number(days) : null,
    };
    const found = row.Pair === 'yes' ? pair : undefined;
    const ends = { pickUpId: 'silom', dropOffId: 'don-mueang' };
    const rental = { categoryId: row.Category ?? '', days: Number(row.Days) };
    expect(oneWayFee(found, rental)).toBe(fromBaht(Number(row.Costs)));
    expect(yes(!isNoOneWay(ends, found, row.Setting as 'anywhere' | 'pairs'))).toBe(row.Possible);
  });

  test('a return where the vehicle was picked up is possible without a pair', () => {
    expect(isNoOneWay({ pickUpId: 'silom', dropOffId: 'silom' }, undefined, 'pairs')).toBe(false);
  });
});

describe('an hour, as docs/rules/places.md says', () => {
  test('for pick-up and return, inside and outside, refused, for a fee and with a key box', () => {
    const ways = hours.slice(0, 12).map((row, index) => [row.Stop, row['Outside hours']?.split(' ')[0], index % 2]);
    expect(new Set(ways.map(String)).size).toBe(12);
  });

  test.each(hours)('$Case: $Stop', (row) => {
    const date = '2027-04-13';
    const [kind, fee = '0'] = (row['Outside hours'] ?? '').split(' ');
    const special = row['Hours of the date'];
    const place = {
      name: 'Silom',
      isAirport: false,
      hours: week(row['Hours of the weekday'] ?? ''),
      specialHours: special ? [{ date, hours: special }] : [],
    };
    const office = { mainOffice: week('closed'), suvarnabhumiAirport: 'closed', donMueangAirport: 'closed' };
    const moment = toInstant(`${date}T${row.At?.padStart(5, '0')}`);
    const isOutside = isOutsideOpeningHours(place, moment, { general: { businessHours: office } });
    const how = attended({ kind: kind as Outside, fee: fromBaht(Number(fee)) }, isOutside);
    expect(how.fee).toBe(fromBaht(Number(row.Costs)));
    expect([yes(!how.isRefused), yes(how.isUnattended)]).toEqual([row.Possible, row['Key box']]);
  });
});
