import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ageOn } from '#kernel/age.ts';
import { bangkokDate, toInstant } from '#kernel/bangkok-time.ts';
import { licenseCountries, needsPermit, type PermitKind } from '#kernel/licenses.ts';
import { fromBaht, toBaht, zeroSatang } from '#kernel/money.ts';
import { type Row, tablesIn } from '#test/builders/markdown-tables.ts';
import { driverFaults } from './driver-faults.ts';
import { driverFees } from './driver-fees.ts';
import type { DriverRules } from './driver-rules.ts';

const tables = tablesIn(readFileSync('docs/rules/drivers.md', 'utf8'));
const rowsOf = (title: string): readonly Row[] => tables.find(({ heading }) => heading === title)?.rows ?? [];
const numberOrNone = (cell = '') => (cell === '' ? null : Number(cell));

const none: DriverRules = {
  minimumAge: 18,
  maximumAge: null,
  licenseMonths: 0,
  youngBelow: null,
  youngFee: zeroSatang,
  youngDaysAtMost: null,
  extraDriverFee: zeroSatang,
};

describe('the ages of the rules', () => {
  test.each(rowsOf('Ages'))('born on $Born, pick-up on $Pick-up', (row) => {
    expect(ageOn(row.Born ?? '', row['Pick-up'] ?? '')).toBe(Number(row.Age));
  });

  test('the day is that of Bangkok', () => {
    expect(ageOn('2005-12-05', bangkokDate(toInstant('2026-12-04T17:30:00Z')))).toBe(21);
    expect(ageOn('2005-12-05', bangkokDate(toInstant('2026-12-04T16:30:00Z')))).toBe(20);
  });
});

describe('who may drive, as the rules say', () => {
  test.each(rowsOf('Who may drive'))('$Case', (row) => {
    const rules = {
      ...none,
      minimumAge: Number(row.From),
      maximumAge: numberOrNone(row.Until),
      licenseMonths: Number(row['Held for']),
    };
    const driver = {
      bornOn: row.Born ?? '',
      licenseCountry: row.Country ?? '',
      licenseIssuedOn: row.Issued ?? '',
      licenseExpiresOn: row.Expires || null,
      permit: (row.Permit || null) as PermitKind | null,
    };
    const faults = driverFaults(rules, driver, { pickUp: '2026-12-05', dropOff: '2026-12-08' });
    expect(faults.map(({ of }) => of).join(', ')).toBe(row.Refused);
  });
});

describe('the fees of the rules', () => {
  test.each(rowsOf('Fees'))('$Case', (row) => {
    const rules = {
      ...none,
      youngBelow: numberOrNone(row.Below),
      youngFee: fromBaht(Number(row['A day'])),
      youngDaysAtMost: numberOrNone(row['Days at most']),
      extraDriverFee: fromBaht(Number(row['Extra driver'])),
    };
    const ages = (row.Ages ?? '').split(', ').map((age) => (age === '?' ? null : Number(age)));
    const charged = driverFees(rules, { ages, days: Number(row.Days) }).map((fee) =>
      fee.of === 'young' ? `young ${fee.days} x ${toBaht(fee.unitPrice)}` : `extra ${toBaht(fee.unitPrice)}`,
    );
    expect(charged.join(', ')).toBe(row.Charged);
  });
});

describe('the licences of the rules', () => {
  const rows = rowsOf('Accepted licences');
  const countriesOf = ({ Country = '' }: Row) => Country.split(', ');

  test('are taken as the table says', () => {
    for (const row of rows.filter(({ Country }) => Country !== 'every other'))
      for (const country of countriesOf(row))
        expect([country, needsPermit(country)]).toEqual([country, row.Taken !== 'alone']);
  });

  test('every country that the table does not name needs a permit', () => {
    const named = rows.flatMap(countriesOf);
    const others = licenseCountries.filter((country) => !named.includes(country));
    expect(others.length).toBeGreaterThan(150);
    expect(others.filter((country) => !needsPermit(country))).toEqual([]);
    const alone = rows.filter(({ Taken }) => Taken === 'alone').flatMap(countriesOf);
    expect(licenseCountries.filter((country) => !needsPermit(country)).toSorted()).toEqual(alone.toSorted());
  });
});
