import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BadLine } from '#contract/office/fleet.ts';
import { exampleFile } from '#kernel/fleet-file.ts';
import { zeroSatang } from '#kernel/money.ts';
import { someCategories } from '#test/builders/fleet.ts';
import { fleetFile } from '#test/builders/fleet-office.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addCategories } from '../index.ts';
import { runImport } from './import-jobs.ts';

let app: TestApp;
let staff: Person;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  staff = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate vehicle, category, location, fleet_import cascade`);
  await someCategories(app.db);
  await addCategories(app.db, [{ slug: 'pickup', name: 'Pickup', securityDeposit: zeroSatang }]);
});

const check = (csv: string) => app.call('POST /admin/vehicles/import/check', { headers: staff.headers, body: { csv } });
const begin = (csv: string, takeGood = false) =>
  app.call('POST /admin/vehicles/import', { headers: staff.headers, body: { csv, fileName: 'fleet.csv', takeGood } });
const progress = async (id: string) =>
  (await app.call('GET /admin/vehicles/import/:id', { headers: staff.headers, params: { id } })).body.data;
const run = (importId: string) => app.runJob('import-fleet', { importId });
const plates = async () =>
  (await app.db.execute<{ plate: string }>(sql`select license_plate as plate from vehicle order by 1`)).rows.map(
    ({ plate }) => plate,
  );

test('the example can be taken as it is', async () => {
  expect((await check(exampleFile)).body.data).toEqual({ lines: 2, good: 2, bad: [] });
  const { id } = (await begin(exampleFile)).body.data;
  await run(id);
  expect(await progress(id)).toMatchObject({ status: 'done', total: 2, done: 2, bad: [], fileName: 'fleet.csv' });
  const { rows } = await app.db.execute(sql`
    select model, body_type, daily_rate_satang::int as daily, monthly_rate_satang::int as monthly, features
    from vehicle order by model`);
  expect(rows).toEqual([
    {
      model: 'D-Max Cab4',
      body_type: 'pick-up',
      daily: 159_000,
      monthly: 3_800_000,
      features: ['Air conditioning', 'Backup camera'],
    },
    {
      model: 'Yaris',
      body_type: 'hatchback',
      daily: 99_000,
      monthly: null,
      features: ['Air conditioning', 'Bluetooth'],
    },
  ]);
});

const withMessages = (bad: readonly BadLine[]) =>
  bad.map(({ reasons, ...line }) => ({ ...line, reasons: reasons.map(({ message }) => message) }));

test('of 200 vehicles with 10 bad lines each bad line is named with its reasons, and nothing is written', async () => {
  await begin(exampleFile).then(({ body }) => run(body.data.id));
  const before = await plates();
  const { csv, bad } = fleetFile({ takenPlate: '1กข 1001' });
  const { body } = await check(csv);
  expect(body.data).toMatchObject({ lines: 200, good: 190 });
  expect(withMessages(body.data.bad)).toEqual(bad);
  const refused = await begin(csv);
  expect([refused.status, refused.problem.error]).toEqual([422, 'fleet.bad-lines']);
  expect(refused.problem.details?.bad).toEqual(body.data.bad);
  expect(await plates()).toEqual(before);
  expect((await app.db.execute(sql`select 1 from fleet_import`)).rows).toHaveLength(1);
});

test('the good ones come alone where the clerk says so, with progress, in their name', async () => {
  const { csv } = fleetFile({ takenPlate: '1กข 1001' });
  const begun = await begin(csv, true);
  const { id } = begun.body.data;
  expect(begun.body.data).toMatchObject({ status: 'running', total: 191, done: 0 });
  await run(id);
  await run(id);
  const end = await progress(id);
  expect(end).toMatchObject({ status: 'done', total: 191, done: 191 });
  expect(end.bad).toHaveLength(9);
  expect(await plates()).toHaveLength(191);
  const { rows } = await app.db.execute(sql`
    select action, actor_name, count(*)::int as count from audit_entry where at >= '2026-11-20'
    and action like '%import%' and subject_id in (select id::text from vehicle union select ${id}::text)
    group by 1, 2 order by 1`);
  expect(rows).toEqual([
    { action: 'fleet-import.begun', actor_name: 'Lek Counter', count: 1 },
    { action: 'vehicle.imported', actor_name: 'Lek Counter', count: 191 },
  ]);
});

test('what became bad after the check is left out and said', async () => {
  const { id } = (await begin(exampleFile)).body.data;
  const other = (await begin(exampleFile)).body.data.id;
  await run(other);
  await run(id);
  expect(await progress(id)).toMatchObject({
    status: 'done',
    done: 0,
    bad: [
      {
        line: 2,
        licensePlate: '1กข 1001',
        reasons: [{ code: 'fleet.plate-taken', message: 'Another vehicle has this licence plate' }],
      },
      {
        line: 3,
        licensePlate: '2ขค 2002',
        reasons: [{ code: 'fleet.plate-taken', message: 'Another vehicle has this licence plate' }],
      },
    ],
  });
  expect(await plates()).toHaveLength(2);
});

test('a second run of the job waits for the first, and finds nothing left to take', async () => {
  const { id: importId } = (await begin(exampleFile)).body.data;
  await whileUncommitted(
    app,
    (ctx) => runImport({ now: ctx.now, actor: ctx.actor, step: (work) => work(ctx) }, { importId }),
    () => run(importId),
  );
  expect(await progress(importId)).toMatchObject({ status: 'done', done: 2, bad: [] });
  expect(await plates()).toHaveLength(2);
});

test('a category that is switched off takes no vehicles', async () => {
  await app.db.execute(sql`update category set is_active = false where slug = 'pickup'`);
  const { good, bad } = (await check(exampleFile)).body.data;
  expect(good).toBe(1);
  expect(bad).toMatchObject([{ line: 3, reasons: [{ code: 'fleet.no-category-named' }] }]);
});

test('headings may be written as people write them, parted by semicolons, with a mark at the beginning', async () => {
  const csv = `\uFEFFBrand;Model;Year;Category;Seats;Transmission;Fuel type;License Plate;Daily rate;Colour
Toyota;"Yaris; Cross";2025;Economy;5;Automatic;Hybrid;1กก 1;"1,290.50";Red

`;
  expect((await check(csv)).body.data).toEqual({ lines: 1, good: 1, bad: [] });
});

test.each([
  [
    'x',
    'The first line must name these columns: brand, model, year, category, seats, transmission, fuelType, licensePlate, dailyRate',
  ],
  [exampleFile.split('\r\n')[0] ?? '', 'There is no vehicle in this file'],
  [`${exampleFile}"open`, 'This is not a valid CSV file: a quotation mark is missing or misplaced'],
])('%j is no file of a fleet', async (csv, sentence) => {
  const { status, problem } = await check(csv);
  expect([status, problem.message]).toEqual([422, sentence]);
});
