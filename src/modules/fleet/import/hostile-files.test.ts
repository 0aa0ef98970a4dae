import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exampleFile } from '#kernel/fleet-file.ts';
import { zeroSatang } from '#kernel/money.ts';
import { someCategories } from '#test/builders/fleet.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addCategories } from '../index.ts';

let app: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  headers = await signedIn(app, 'STAFF');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, location, fleet_import cascade`);
  await someCategories(app.db);
  await addCategories(app.db, [{ slug: 'pickup', name: 'Pickup', securityDeposit: zeroSatang }]);
});

const [heads = '', line = ''] = exampleFile.replace('\uFEFF', '').split(/\r?\n/);
const withModel = (text: string) => `${heads}\r\n${line.replace('Yaris', text)}`;
const utf16 = Buffer.from(exampleFile, 'utf16le').toString('latin1');

const files: readonly (readonly [what: string, csv: string])[] = [
  ['nothing but a mark of its encoding', '\uFEFF'],
  ['two marks of its encoding', `\uFEFF\uFEFF${exampleFile}`],
  ['marks of its encoding in cells', withModel('\uFEFFYaris')],
  ['another encoding', utf16],
  ['an encoding read as another', Buffer.from(exampleFile, 'utf8').toString('latin1')],
  ['letters that could not be read', withModel('\uFFFD\uFFFD')],
  ['halves of letters', withModel('\uD800Yaris\uDFFF')],
  ['a nought character', withModel('Ya\u0000ris')],
  ['control characters', withModel('Ya\u0007\u001B[31m\u0085ris')],
  ['a quote that never ends', `${heads}\n"${'a'.repeat(200_000)}`],
  ['a cell as long as a file', withModel('a'.repeat(200_000))],
  ['only quotes', '"'.repeat(100_001)],
  ['quotes in quotes', `${heads}\n${'""'.repeat(50_000)}`],
  ['quotes inside cells', withModel('Ya"ris')],
  ['only commas', ','.repeat(200_000)],
  ['a hundred thousand columns', `${heads}${',x'.repeat(100_000)}\n${line}`],
  ['a column that comes ten thousand times', `${heads}${`,${heads.split(',')[0]}`.repeat(10_000)}\n${line}`],
  ['a heading that is no column', `${heads},__proto__,constructor\n${line},a,b`],
  ['only lines', '\n'.repeat(100_000)],
  ['lines of another machine', `${heads}\r${line}`],
  ['seventy thousand short lines', `${heads}\n${'a\n'.repeat(70_000)}`],
  ['formulas', withModel('=HYPERLINK("https://evil.example")').replaceAll('("', "('").replaceAll('")', "')")],
  ['semicolons', withModel('a;b;c;d')],
  ['spaces without end', withModel(' '.repeat(200_000))],
];

test.each(files)('a file with %s is taken or refused by its lines, and its job ends', async (_what, csv) => {
  const check = await app.call('POST /admin/vehicles/import/check', { headers, body: { csv } });
  expect([200, 422]).toContain(check.status);
  const begun = await app.call('POST /admin/vehicles/import', {
    headers,
    body: { csv, fileName: 'f.csv', takeGood: true },
  });
  expect([200, 422]).toContain(begun.status);
  if (begun.status !== 200) return;
  await app.runJob('import-fleet', { importId: begun.body.data.id });
  const { rows } = await app.db.execute<{ plate: string }>(sql`select license_plate as plate from vehicle`);
  expect(rows.length).toBe(check.body.data.good);
});
