import { globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { libraries } from '../vitest.zones.config.ts';
import { zoneReads } from './zone-reads.ts';

const source = join(import.meta.dirname, '../src');

// The tests of the pages and of these libraries run in several time zones instead: see vitest.zones.config.ts.
const isOutsideOfPages = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^web\b/.test(name);

/** Parsed texts that always contain their offset; others are refused. */
const carryTheirZone = [
  // The schema accepts only times with an offset.
  'omise-sandbox/import/import-charge.ts: Date.parse(text)',
  // The sandbox's clients send instants, as the application does.
  'omise-sandbox/records/charge-request.ts: Date.parse(text)',
  'omise-sandbox/search/filter-kinds.ts: Date.parse(from)',
  `omise-sandbox/search/filter-kinds.ts: Date.parse(isDay.test(to) ? \`\${to}T23:59:59.999Z\` : to)`,
  'omise-sandbox/search/filter-kinds.ts: Date.parse(value)',
  'omise-sandbox/wire/lists.ts: Date.parse(value)',
];

test('nothing but pages and libraries reads the zone of the machine', { timeout: 180_000 }, async () => {
  const names = (await readdir(source, { recursive: true })).filter(isOutsideOfPages);
  const reads = zoneReads(names.map((name) => join(source, name)));
  expect(reads.map((read) => read.replace(`${source}/`, '')).sort()).toEqual(carryTheirZone.sort());
});

test.each(libraries)('the zones run %s, which is there', (pattern) =>
  expect(globSync(pattern, { cwd: join(source, '..') })).not.toEqual([]),
);

test('whatever reads it would be found, and what names its zone or has none is left alone', () => {
  const reads = [
    ...['at.getHours', 'at.getTimezoneOffset', 'at.setDate', 'at.toString', 'at.toDateString'],
    ...['at.toLocaleString("en-US")', 'at.toLocaleDateString("en-US", { month: "short" })'],
    ...['instant.toLocaleString("en-US")', 'Intl.DateTimeFormat("en-US")', 'new Intl.DateTimeFormat("en-US", {})'],
    ...['new Date(2026, 0, 1)', 'new Date("2026-01-01T00:00")', 'new Date(text)', 'Date.parse(text + "T00:00")'],
    ...['Date()', `Date.parse(\`\${text}T00:00\`)`, 'String(at)', 'text + at'],
    ...['Temporal.Now.plainDateISO()', 'Temporal.Now.zonedDateTimeISO()', 'Temporal.Now.timeZoneId'],
  ];
  const others = [
    ...['at.getUTCHours()', 'at.toISOString()', 'at.toLocaleString("en-US", { timeZone: "UTC" })'],
    ...['Intl.DateTimeFormat("en-US", { ...{ month: "short", timeZone: "UTC" } })', 'instant.toString()'],
    ...['new Date()', 'new Date(3)', 'new Date("2026-01-01")', 'new Date("2026-01-01T00:00+07:00")', 'Date.now()'],
    ...[`Date.parse(\`\${text}T00:00Z\`)`, 'Date.UTC(2026, 0, 1)', 'Temporal.Now.instant()', '(5).toLocaleString()'],
    ...['Temporal.Now.plainDateISO("Asia/Bangkok")', 'String(text)', 'text + 5'],
  ];
  const values = 'const at = new Date(0); const text: string = ""; const instant = Temporal.Instant.from("");';
  const planted = [values, ...[...reads, ...others].map((one) => `console.log(${one});`)].join('\n');
  expect(zoneReads([], { 'planted.ts': planted })).toEqual(reads.map((read) => `planted.ts: ${read}`));
});
