import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { fullCover } from '#test/builders/extras.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { changePackage } from './package-use-cases.ts';

let app: TestApp;
let headers: Record<string, string>;
let vehicleId: string;
let categoryId: string;
let packageId: string;

const nowhere = '0197f1a0-0000-7000-8000-000000000001';

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId, categoryId } = await smallBusiness(app));
  packageId = await app.step(({ tx }) => fullCover(tx, categoryId));
  headers = await signedIn(app, 'STAFF');
});
afterEach(() => app.close());

type NewOption = CallOf<'POST /insurance/options'>['body'];
type NewPackage = CallOf<'POST /insurance/packages'>['body'];

const theft: NewOption = { code: 'tp', name: 'Theft protection', defaultDeductible: 1500 };
const option = async (changes: Partial<NewOption> = {}) =>
  app.call('POST /insurance/options', { headers, body: { ...theft, ...changes } });
const optionId = async (code: string) =>
  (await app.call('GET /insurance/options', { headers, query: { search: code } })).body.data[0]?.id ?? '';

const small: NewPackage = { name: 'Small cover', description: 'For the car alone' };
const created = (changes: Partial<NewPackage> = {}) =>
  app.call('POST /insurance/packages', { headers, body: { ...small, ...changes } });
const changed = (id: string, body: CallOf<'PUT /insurance/packages/:id'>['body']) =>
  app.call('PUT /insurance/packages/:id', { headers, params: { id }, body });
const sold = async () => {
  const params = { categoryId };
  return (await app.call('GET /insurance/packages/category/:categoryId', { params })).body.data;
};
const book = (total: number) =>
  app.call('POST /bookings', {
    body: bookingBody(vehicleId, { selectedInsurance: { packageId, payAt: 'online' }, totalAmount: total }),
  });
const packageRemoval = async () =>
  (await app.call('GET /insurance/packages', { headers })).body.data.find(({ id }) => id === packageId)?.removal;
const entries = async () => {
  const { rows } = await app.db.execute<{ action: string; changes: object[] }>(sql`
    select action, changes from audit_entry where action like 'insurance%' order by at, id`);
  return rows;
};

test('an option is made with the defaults of the specification, its points without blank lines', async () => {
  const { body } = await option({ coverage: ['Theft', '', '  '], exclusions: ['Keys left inside'] });
  expect(body).toMatchObject({
    message: 'Option created successfully',
    data: {
      code: 'TP',
      name: 'Theft protection',
      nameInThai: null,
      description: '',
      isActive: true,
      coverage: ['Theft'],
      exclusions: ['Keys left inside'],
      defaultDeductible: 1500,
      displayOrder: 0,
      version: 1,
      packages: [],
    },
  });
  expect((await option({ code: 'X', defaultDeductible: undefined })).body.data.defaultDeductible).toBe(0);
  const reply = await app.call('GET /insurance/options/:id', { headers, params: { id: body.data.id } });
  expect(reply.body.data).toEqual(body.data);
});

test('a code is one option’s, however it is written', async () => {
  await option();
  const taken = { status: 409, problem: { error: 'extras.code-taken', messages: { code: expect.any(String) } } };
  expect(await option({ code: ' Tp ' })).toMatchObject(taken);
  const params = { id: await optionId('CDW') };
  expect(await app.call('PUT /insurance/options/:id', { headers, params, body: { code: 'tp' } })).toMatchObject(taken);
});

test.each([
  [{ code: '' }, { code: 'Code is required' }],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ defaultDeductible: -1 }, { defaultDeductible: 'Enter an amount of 0 baht or more' }],
  [{ displayOrder: 1.5 }, { displayOrder: 'The order is a whole number from 0 to 10,000' }],
])('an option with %j is refused', async (wrong, fields) => {
  expect(await option(wrong)).toMatchObject({ status: 422, problem: { messages: fields } });
});

test('what somebody else changed meanwhile is not overwritten', async () => {
  const params = { id: await optionId('CDW') };
  const put = (name: string) => app.call('PUT /insurance/options/:id', { headers, params, body: { name, version: 1 } });
  expect((await put('Collision')).body).toMatchObject({ message: 'Option updated successfully', data: { version: 2 } });
  expect(await put('Crash')).toMatchObject({ status: 409, problem: { error: 'extras.changed-meanwhile' } });
  expect((await changed(packageId, { name: 'Fuller', version: 1 })).body.data).toMatchObject({ version: 2 });
  expect(await changed(packageId, { name: 'Fullest', version: 1 })).toMatchObject({ status: 409 });
  expect((await sold())[0]?.name).toBe('Fuller');
});

test('two who change a package at the same moment do it one after the other, and the second is told', async () => {
  const late = await whileUncommitted(
    app,
    (ctx) => changePackage(ctx, { id: packageId, change: { name: 'Fuller', version: 1 } }),
    () => changed(packageId, { name: 'Fullest', version: 1 }),
  );
  expect([late.status, late.problem.error]).toEqual([409, 'extras.changed-meanwhile']);
  expect((await sold())[0]?.name).toBe('Fuller');
});

test('the list of packages goes on where a page ends', async () => {
  await created();
  const page = async (number: number) =>
    (await app.call('GET /insurance/packages', { headers, query: { page: number, limit: 1 } })).body;
  const pages = [await page(1), await page(2)];
  expect(pages.map(({ data, total }) => [data.map(({ name }) => name), total])).toEqual([
    [['Full cover'], 2],
    [['Small cover'], 2],
  ]);
});

test('what a package covers stands in the order of the options, however it was sent', async () => {
  const roadside = (await option({ code: 'RA', displayOrder: 2 })).body.data.id;
  const optionIds = [roadside, (await option({ displayOrder: 1 })).body.data.id, await optionId('CDW')];
  await changed(packageId, { options: optionIds.map((id) => ({ optionId: id, deductible: 0, maxCoverage: 0 })) });
  const codes = async () => (await sold())[0]?.packageOptions.map(({ insuranceOption: { code } }) => code);
  expect(await codes()).toEqual(['CDW', 'TP', 'RA']);
  const params = { id: roadside };
  await app.call('PUT /insurance/options/:id', { headers, params, body: { displayOrder: 0 } });
  expect(await codes()).toEqual(['CDW', 'RA', 'TP']);
});

test('a package may be left without any option', async () => {
  const { status, body } = await changed(packageId, { options: [] });
  expect([status, body.data.packageOptions]).toEqual([200, []]);
  expect((await sold())[0]).toMatchObject({ packageOptions: [], pricing: [{ dailyRate: 400 }] });
});

test('what is left out of a change stays, and the log says what differs', async () => {
  const { data } = (await changed(packageId, { shortDescriptionInThai: 'ไม่มีค่าเสียหายส่วนแรก', displayOrder: 3 })).body;
  expect(data).toMatchObject({
    name: 'Full cover',
    highlights: ['No excess'],
    packageOptions: [{ deductible: 0 }],
    pricing: [{ dailyRate: 400 }],
    shortDescriptionInThai: 'ไม่มีค่าเสียหายส่วนแรก',
  });
  expect(await entries()).toEqual([
    {
      action: 'insurance-package.changed',
      changes: [
        { field: 'shortDescriptionInThai', before: null, after: 'ไม่มีค่าเสียหายส่วนแรก' },
        { field: 'displayOrder', before: 0, after: 3 },
      ],
    },
  ]);
});

test('a package that is priced for a category is sold at once, and gone once it is switched off', async () => {
  const cdw = await optionId('CDW');
  const { data } = (
    await created({
      highlights: ['Help at the roadside', ''],
      options: [{ optionId: cdw, deductible: 5000, maxCoverage: 100_000 }],
      pricing: [{ categoryId, dailyRate: 150.5, weeklyRate: 0, monthlyRate: null }],
    })
  ).body;
  expect(data).toMatchObject({
    paymentOption: 'online',
    isActive: true,
    displayOrder: 0,
    highlights: [expect.anything()],
  });
  expect((await sold()).find(({ id }) => id === data.id)).toMatchObject({
    packageOptions: [{ deductible: 5000, maxCoverage: 100_000, insuranceOption: { code: 'CDW' } }],
    pricing: [{ dailyRate: 150.5, weeklyRate: null, monthlyRate: null }],
  });
  await changed(data.id, { isActive: false });
  expect((await sold()).map(({ id }) => id)).toEqual([packageId]);
  const [entry] = await entries();
  expect(entry?.changes).toContainEqual({ field: 'options', before: null, after: ['CDW: ฿5,000 / ฿100,000'] });
  expect(entry?.changes).toContainEqual({ field: 'pricing', before: null, after: ['Economy: ฿150.50 / – / –'] });
});

test.each([
  [() => ({ name: '' }), { name: 'Name is required' }],
  [() => ({ description: '' }), { description: 'Description is required' }],
  [
    () => ({ options: [{ optionId: nowhere, deductible: 0, maxCoverage: 0 }] }),
    { options: 'There is no such insurance option' },
  ],
  [() => ({ pricing: [{ categoryId: nowhere, dailyRate: 1 }] }), { pricing: 'There is no such category' }],
  [
    () => ({ pricing: [{ categoryId, dailyRate: 0, weeklyRate: 500 }] }),
    { 'pricing.0.dailyRate': 'A weekly or monthly rate needs a daily one' },
  ],
  [
    () => ({ pricing: [1, 2].map((dailyRate) => ({ categoryId, dailyRate })) }),
    { pricing: 'A category can be priced only once' },
  ],
])('a package is refused with %#', async (wrong, fields) => {
  expect(await created(wrong())).toMatchObject({ status: 422, problem: { messages: fields } });
  expect(await entries()).toEqual([]);
});

test('a change that is refused changes nothing of it', async () => {
  const pricing = [{ categoryId: nowhere, dailyRate: 1 }];
  expect((await changed(packageId, { name: 'Half cover', options: [], pricing })).status).toBe(422);
  expect((await sold())[0]).toMatchObject({ name: 'Full cover', packageOptions: [{}], pricing: [{}] });
});

test('rates of all zero are free cover', async () => {
  await changed(packageId, { pricing: [{ categoryId, dailyRate: 0, weeklyRate: 0, monthlyRate: 0 }] });
  const body = { packageId, categoryId, startDate: '2026-12-05T10:00', endDate: '2026-12-14T10:00' };
  expect((await app.call('POST /insurance/calculate-price', { body })).body.data.totalCost).toBe(0);
});

test('what no booking and no package names is deleted', async () => {
  const { id, removal } = (await option()).body.data;
  expect(removal).toBe('deleted');
  expect(await packageRemoval()).toBe('deleted');
  const gone = await app.call('DELETE /insurance/options/:id', { headers, params: { id } });
  expect(gone.body).toMatchObject({ message: 'Option deleted successfully', data: { removal: 'deleted' } });
  const removed = await app.call('DELETE /insurance/packages/:id', { headers, params: { id: packageId } });
  expect(removed.body).toMatchObject({ message: 'Package deleted successfully', data: { removal: 'deleted' } });
  const again = await app.call('DELETE /insurance/packages/:id', { headers, params: { id: packageId } });
  expect(again).toMatchObject({ status: 404, problem: { error: 'extras.insurance-not-found' } });
  expect((await entries()).map(({ action }) => action)).toEqual([
    'insurance-option.created',
    'insurance-option.deleted',
    'insurance-package.deleted',
  ]);
});

test('a package that was booked is archived; its booking keeps it, also when its dates are moved', async () => {
  const { data } = (await book(7490)).body;
  expect(await packageRemoval()).toBe('archived');
  const removed = await app.call('DELETE /insurance/packages/:id', { headers, params: { id: packageId } });
  expect(removed.body).toMatchObject({ message: 'Package archived', data: { removal: 'archived' } });
  expect(await sold()).toEqual([]);
  expect((await app.call('GET /insurance/packages', { headers })).body.data).toEqual([]);
  const moved = await app.call('POST /bookings/:id/modify', {
    params: { id: data.bookingId },
    headers: { 'x-booking-token': data.accessToken },
    body: { returnDate: '2026-12-11T10:00', dryRun: true },
  });
  expect(moved.body.data).toMatchObject({
    quote: { lines: expect.arrayContaining([expect.objectContaining({ kind: 'insurance' })]) },
  });
});

test('what was sold stays as it was sold, whatever the package becomes', async () => {
  const { data } = (await book(7490)).body;
  const options = [{ optionId: await optionId('CDW'), deductible: 9000, maxCoverage: 100_000 }];
  expect((await changed(packageId, { name: 'Half cover', options })).status).toBe(200);
  const { rows } = await app.db.execute(sql`select sold_cover from booking where id = ${data.bookingId}`);
  expect(rows).toEqual([{ sold_cover: { name: 'Full cover', nameInThai: 'คุ้มครองเต็มที่', excess: 0 } }]);
});

test('an option of a package is archived: the package is sold without it, and its code is free again', async () => {
  const id = await optionId('CDW');
  const seen = await app.call('GET /insurance/options/:id', { headers, params: { id } });
  expect(seen.body.data).toMatchObject({ packages: ['Full cover'], removal: 'archived' });
  const removed = await app.call('DELETE /insurance/options/:id', { headers, params: { id } });
  expect(removed.body).toMatchObject({ message: 'Option archived', data: { removal: 'archived' } });
  expect((await sold())[0]?.packageOptions).toEqual([]);
  expect((await option({ code: 'CDW' })).status).toBe(200);
});

test('an option that is switched off is not shown to customers, and stays in its package', async () => {
  const params = { id: await optionId('CDW') };
  await app.call('PUT /insurance/options/:id', { headers, params, body: { isActive: false } });
  expect((await sold())[0]?.packageOptions).toEqual([]);
  const { data } = (await app.call('GET /insurance/packages/:id', { headers, params: { id: packageId } })).body;
  expect(data.packageOptions).toMatchObject([{ insuranceOption: { code: 'CDW' } }]);
});

test('a booking is sold the cover as it is on its day: without an option that is off, and never with one that comes later', async () => {
  const excess = async () => {
    const { rows } = await app.db.execute<{ excess: number | null }>(
      sql`select (sold_cover->>'excess')::int as excess from booking order by created_at desc limit 1`,
    );
    return rows[0]?.excess;
  };
  const params = { id: await optionId('CDW') };
  const total = 7490;
  await app.call('PUT /insurance/options/:id', { headers, params, body: { isActive: false } });
  expect((await book(total)).status).toBe(200);
  expect(await excess()).toBeNull();
  await app.call('PUT /insurance/options/:id', { headers, params, body: { isActive: true } });
  expect(await excess()).toBeNull();
});

test('the rate of a category that is switched off outlives a change of the package', async () => {
  await app.db.execute(sql`update category set is_active = false where id = ${categoryId}`);
  expect((await changed(packageId, { pricing: [] })).body.data.pricing).toEqual([]);
  await app.db.execute(sql`update category set is_active = true where id = ${categoryId}`);
  expect((await sold())[0]?.pricing).toMatchObject([{ dailyRate: 400 }]);
});
