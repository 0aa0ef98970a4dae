import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Cross-cutting constants and steps are defined in one file each; a second definition fails with that file's name.

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const root = join(import.meta.dirname, '..');
const names = (await readdir(join(root, 'src'), { recursive: true })).filter((name) => /\.tsx?$/.test(name));
const sources = await Promise.all(
  names
    .filter((name) => !/\.test\.tsx?$/.test(name) && !/^(omise-sandbox|demo|web\/dev|words)\//.test(name))
    .map(async (name) => ({
      path: `src/${name}`,
      text: withoutComments(await readFile(join(root, 'src', name), 'utf8')),
    })),
);

test.each<[string, RegExp, readonly string[]]>([
  [
    'how far Bangkok is ahead',
    /\b7 \* (3_?600_?000|HOUR_MS|60 \* 60 \* 1000)|\b25_?200_?000\b/,
    ['src/kernel/bangkok-clock.ts'],
  ],
  ['the offset of Bangkok', /['`}]\+07:00['`]/, ['src/kernel/bangkok-clock.ts']],
  ['the name of the zone in code', /(?<!time zone )'Asia\/Bangkok'/, ['src/kernel/bangkok-clock.ts']],
  ['how numbers are written', /toLocaleString\('en-US'\)/, ['src/kernel/format-number.ts']],
  ['how long a day is', /\b86_?400_?000\b/, ['src/kernel/calendar-date.ts']],
  ['what a tax is of an amount', /\bBASIS_POINTS \+ /, ['src/kernel/tax.ts']],
  [
    'a percentage in basis points',
    /\bportion\([\w.]+, [\w.]+, BASIS_POINTS\b/,
    ['src/kernel/processing-fee.ts', 'src/kernel/tax.ts', 'src/modules/pricing/rules/promotions.ts'],
  ],
  [
    'what a deposit is',
    /\bdepositPercentage, 100\b|\brequireDeposit \?/,
    ['src/modules/settings/rules/deposit-percentage.ts'],
  ],
  [
    'the turnover after a rental',
    /turnoverIntervalHours \*|\bhours: [\w.]*turnover|dropOffAt\.until\(/,
    ['src/modules/fleet/rules/occupied-time.ts'],
  ],
  ['how late a return is', /[<>]=? [\w.]*graceMinutes\b/, ['src/modules/booking/rules/office/late-return.ts']],
  [
    'what a public booking may be',
    /\bhours [<>]=? [\w.]*BookingHours\b|\bhours [<>]=? [\w.]*maxBookingDays\b|daysAhead [<>]/,
    ['src/kernel/booking-limits.ts'],
  ],
  ['how much may be uploaded', /\b5 \* 1024 \* 1024\b|\b5_242_880\b/, []],
])('%s has one owner', (_what, pattern, owners) =>
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual(owners),
);
