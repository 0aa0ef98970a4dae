import fc from 'fast-check';
import { between, type Chance, inHundred, oneOf } from './chance.ts';

const texts: readonly string[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', 'a\u202eb', '\ufeff', '\u200b', '\u2028', 'e\u0301'],
  ...[
    'שלום עליכם',
    '\u202eرقم',
    '👩\u200d👩\u200d👧\u200d👦',
    '🇹🇭'.repeat(100),
    `ก${'\u0e49'.repeat(12)}`,
    'İ',
    'ﬀ',
    '\r\nSet-Cookie: a=b',
    '\t',
    '\u001b[2J',
  ],
  ...["'; drop table booking; --", "' or '1'='1", '1; select pg_sleep(5)', '$1', '%', '_', '\\', '#{7*7}', '{{7*7}}'],
  ...['../../etc/passwd', '..\\..\\windows', 'file:///etc/passwd', 'http://169.254.169.254/', 'javascript:alert(1)'],
  ...['<script>alert(1)</script>', '=cmd|calc', 'null', 'undefined', 'NaN', '__proto__', 'constructor', 'true', '0'],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '-000001-01-01', '+275760-09-13', '2026-12-01T24:00', '12/31/2026'],
  ...['2026-12-01T10:00:60', '2026-12-01T10:00+24:00', '2099-12-31T23:59:59.999-23:59', '20261201', '1e9', '0x10'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    "00000000-0000-0000-0000-00000000000'",
  ],
];

const numbers: readonly number[] = [
  ...[0, -0, -1, 1, 0.1, 0.001, 1.005, -0.01, 1e-7, 1e21, 1e308, -1e308, 5e-324, 2_147_483_647, 2_147_483_648],
  ...[-2_147_483_649, 9_007_199_254_740_991, 2 ** 53, 99_999_999_999_999, 21_474_836.48, 2 ** 63 / 100, 2 ** 63],
];

const others: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    [],
    [null],
    {},
    { $ne: null },
    [[[[[]]]]],
    { toString: 1 },
    { length: -1 },
    [{}],
    [''],
    { id: null },
  ],
];

/** A value of any type that hardly any field accepts. */
export const nonsense = (chance: Chance): unknown => {
  const kind = between(chance, 1, 100);
  if (kind <= 40) return oneOf(chance, texts);
  if (kind <= 60) return oneOf(chance, numbers);
  if (kind <= 75) return oneOf(chance, others);
  if (kind <= 80) return 'x'.repeat(oneOf(chance, [41, 101, 256, 501, 2001, 10_001, 250_001]));
  if (kind <= 90) return chance(fc.string, { unit: 'binary', maxLength: 60 });
  return chance(fc.jsonValue, { maxDepth: 3 });
};

/** Nonsense as a text for an address. */
export const nonsenseText = (chance: Chance): string => {
  const value = nonsense(chance);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return inHundred(chance, 90) ? text.slice(0, 500) : text.slice(0, 4000);
};
