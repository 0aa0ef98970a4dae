import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SECRET_MASK } from '#contract/office/settings.ts';
import { returnedRow } from '#platform/database/database.ts';
import { forgetMails } from '#test/builders/accounts.ts';
import { jobsOf } from '#test/builders/booking.ts';
import { testSealer } from '#test/builders/sealer.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { waitingIn } from '#test/builders/waiting.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { changeSettings } from './change-settings.ts';
import { lockGroups, storeChange } from './settings-store.ts';

let app: TestApp;
let admin: Person;
let staff: Person;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  admin = await signedInAs(app, { role: 'ADMIN', firstName: 'Anong', lastName: 'Owner' });
  staff = await signedInAs(app, { role: 'STAFF' });
});
beforeEach(() => app.db.execute(sql`truncate setting, setting_secret`));
afterAll(() => app.close());

const read = ({ headers } = admin) => app.call('GET /admin/settings', { headers });
const save = (body: object) => app.call('PUT /admin/settings', { headers: admin.headers, body: body as never });
const log = async () =>
  (await app.call('GET /admin/audit', { headers: admin.headers, query: { action: 'settings.changed' } })).body.data;

test('admins read every group, staff what they need to answer customers', async () => {
  const all = ['general', 'email', 'booking', 'payment', 'notifications', 'security', 'features', 'tax'];
  expect(Object.keys((await read()).body.data)).toEqual(all);
  const { body } = await read(staff);
  expect(Object.keys(body.data)).toEqual(['general', 'booking', 'tax']);
  expect(Object.keys(body.about.saved)).toEqual(['general', 'booking', 'tax']);
});

test('what is left out keeps its value, and the group says who saved it and when', async () => {
  const { body } = await save({ tax: { rate: 10 }, booking: { minBookingHours: 6 } });
  expect(body.data.tax).toEqual({ enabled: true, rate: 10, name: 'VAT', includeInPrice: false, roundTotals: false });
  expect(body.data.booking).toMatchObject({ minBookingHours: 6, maxBookingDays: 30 });
  const { saved } = body.about;
  expect(saved.tax).toEqual({ version: 1, savedAt: '2026-11-20T12:00:00+07:00', savedBy: 'Anong Owner' });
  expect(saved.general).toEqual({ version: 0, savedAt: null, savedBy: null });
});

test('a group that somebody saved meanwhile is not overwritten, nor is anything beside it', async () => {
  await save({ tax: { rate: 8 }, versions: { tax: 0 } });
  const late = await save({ booking: { minBookingHours: 9 }, tax: { rate: 9 }, versions: { tax: 0, booking: 0 } });
  expect([late.status, late.problem.error]).toEqual([409, 'settings.changed-meanwhile']);
  const { body } = await read();
  expect([body.data.tax?.rate, body.data.booking?.minBookingHours, body.about.saved.tax?.version]).toEqual([8, 4, 1]);
  expect((await save({ tax: { rate: 9 }, versions: { tax: 1 } })).status).toBe(200);
});

test('two who save the same version at once: one is told', async () => {
  const both = await Promise.all([8, 9].map((rate) => save({ tax: { rate }, versions: { tax: 0 } })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('who saves while another save is under way waits for it, and is told', async () => {
  await save({ tax: { rate: 7.5 } });
  const { reply } = await app.step(async ({ tx }) => {
    const [row] = await lockGroups(tx, ['tax']);
    const reply = save({ tax: { rate: 9 }, versions: { tax: 1 } });
    await vi.waitUntil(async () => (await waitingIn(app)) === 1, { timeout: 10_000 });
    await storeChange(tx, returnedRow(row), { change: { rate: 8 }, at: null, by: null });
    return { reply };
  });
  const late = await reply;
  expect([late.status, late.problem.error]).toEqual([409, 'settings.changed-meanwhile']);
  expect((await read()).body.data.tax?.rate).toBe(8);
});

test('what stands wrong in one group is no reason to refuse a change of another', async () => {
  await app.db.execute(sql`insert into setting ("group", value) values ('general', '{"mapLatitude": 13.7}')`);
  expect((await save({ tax: { rate: 8 } })).status).toBe(200);
});

test('a change of how mails are sent has those that wait sent, and no other change does', async () => {
  await forgetMails(app);
  await save({ tax: { rate: 8 } });
  expect(await jobsOf(app, 'queue-waiting-mails')).toEqual([]);
  await save({ email: { smtpHost: 'smtp.example.com' } });
  expect(await jobsOf(app, 'queue-waiting-mails')).toHaveLength(1);
});

test('who sends the whole as it is changes nothing, and is not who saved it', async () => {
  await save({ tax: { rate: 8 } });
  const { data } = (await read()).body;
  const before = (await log()).length;
  const again = await save(data);
  expect([again.status, again.body.about.saved.tax?.version, again.body.about.saved.email?.version]).toEqual([
    200, 1, 0,
  ]);
  expect(await log()).toHaveLength(before);
});

test('each group leaves an entry with what was and what is', async () => {
  await save({ general: { socialMedia: { line: '@saphan' }, siteName: 'Chao Phraya Cars' }, tax: { enabled: false } });
  const [tax, general] = await log();
  expect(tax).toMatchObject({ subject: { id: 'tax' }, changes: [{ field: 'enabled', before: true, after: false }] });
  expect(general).toMatchObject({
    actor: { name: 'Anong Owner' },
    changes: [
      { field: 'siteName', before: 'Saphan Car Rental', after: 'Chao Phraya Cars' },
      { field: 'socialMedia', before: { line: '' }, after: { line: '@saphan' } },
    ],
  });
});

const sevenHours = 'Write hours like 8:30-18:00, 24/7 or closed';
const promptPay =
  'This is no PromptPay ID: a mobile number, a national or tax ID with a valid check digit, or the 15 digits of an e-wallet';
const link = 'Write the whole address, such as https://www.example.com';

test.each([
  ['general.timezone', 'UTC', 'Bookings are kept in Bangkok time: only Asia/Bangkok can be chosen'],
  ['general.currency', 'USD', 'Prices are kept in baht: only THB can be chosen'],
  ['general.dateFormat', 'YY/MM', 'Choose DD/MM/YYYY, MM/DD/YYYY or YYYY-MM-DD'],
  ['general.siteName', '', 'Site name is required'],
  ['general.adminEmail', 'boss', 'Invalid email address'],
  ['general.taxId', '123', 'A tax ID has 13 digits'],
  ['general.taxId', '0105561234567', 'This is not a valid tax ID: please check its digits'],
  ['general.companyBranch', '1', 'A branch has 5 digits'],
  ['general.contactPhone', 'abc', 'Invalid phone number'],
  ['general.emergencyPhone', 'call Anong', 'Invalid phone number'],
  ['general.mapLatitude', null, 'Set both latitude and longitude, or neither'],
  ['general.businessHours.mainOffice.sunday', 'whenever', sevenHours],
  ['general.businessHours.donMueangAirport', '25:00-26:00', sevenHours],
  ['general.socialMedia.facebook', 'javascript:alert(1)', link],
  ['general.socialMedia.wechatQRCode', 'https://elsewhere.example/qr.png', 'Upload the picture of the QR code'],
  ['general.colour', 'blue', 'There is no such setting'],
  ['general.socialMedia.myspace', 'x', 'There is no such setting'],
  ['email.smtpHost', 'smtp://mail.example.com', 'Write the name of the server alone, such as smtp.example.com'],
  ['email.smtpPort', 70_000, 'Use a port from 1 to 65535'],
  ['email.fromEmail', 'a@b', 'Invalid email address'],
  ['email.smtpPassword', 7, 'Use at most 500 characters'],
  ['booking.minBookingHours', 0, 'At least 1 hour'],
  ['booking.minBookingHours', 2000, 'The shortest rental must not be longer than the longest'],
  ['booking.maxBookingDays', 0, 'At least 1 day'],
  ['booking.advanceBookingDays', 0, 'At least 1 day'],
  ['booking.advanceBookingDays', '7', 'Use a whole number of days'],
  ['booking.depositPercentage', 101, 'Use 0 to 100 percent'],
  ['booking.turnoverIntervalHours', 0.75, 'Use 0.5 to 24 hours in steps of half an hour'],
  ['booking.turnoverIntervalHours', 24.5, 'Use 0.5 to 24 hours in steps of half an hour'],
  ['booking.cancellationPolicy', '36 hours', 'Choose 24 hours, 48 hours, 72 hours or 1 week'],
  ['payment.paymentTimeout', 4, 'At least 5 minutes'],
  ['payment.acceptedCards', [], 'Choose at least one card, or switch the method off'],
  ['payment.bankAccountNumber', '123-4-5678', 'An account number has 10 to 15 digits'],
  ['payment.bankAccountNumber', 'TH12 3456 7890', 'An account number has 10 to 15 digits'],
  ['payment.promptPayId', '02 555 0140', promptPay],
  ['payment.promptPayId', '0105561234567', promptPay],
  ['payment.omisePublicKey', 'skey_test_1', 'A public key starts with pkey_'],
  ['payment.omiseSecretKey', 'pkey_test_1', 'A secret key starts with skey_'],
  ['notifications.reminderHours', 0, 'At least 1 hour'],
  ['security.sessionTimeout', 14, 'At least 15 minutes'],
  ['security.maxLoginAttempts', 2, 'Use 3 to 10 attempts'],
  ['security.maxLoginAttempts', 11, 'Use 3 to 10 attempts'],
  ['security.passwordMinLength', 7, 'Use 8 to 20 characters'],
  ['security.passwordMinLength', 21, 'Use 8 to 20 characters'],
  ['features.enableReviews', 'yes', 'Use true or false'],
  ['tax.rate', 100.1, 'Use 0 to 100 percent'],
  ['tax.rate', 7.05, 'Use steps of 0.1 percent'],
])('%s is not %j, and nothing beside it is saved', async (field, value, sentence) => {
  const { status, problem } = await save({ notifications: { smsNotifications: true }, ...nested(field, value) });
  expect([status, problem.error, problem.messages]).toEqual([422, 'settings.invalid', { [field]: sentence }]);
  const { rows } = await app.db.execute(sql`select * from setting`);
  expect(rows).toEqual([]);
});

const nested = (field: string, value: unknown): object =>
  field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

test('all that is wrong is told at once', async () => {
  const { problem } = await save({ tax: { rate: -1 }, booking: { maxBookingDays: 0, depositPercentage: 300 } });
  expect(Object.keys(problem.messages ?? {}).sort()).toEqual([
    'booking.depositPercentage',
    'booking.maxBookingDays',
    'tax.rate',
  ]);
});

test('a request without any group is told so', async () => {
  for (const body of [{}, { versions: {} }])
    expect((await save(body)).problem.messages).toEqual({ request: 'Send at least one group of settings' });
  expect((await save({ weather: { sunny: true } })).problem.messages).toEqual({
    weather: 'This call takes nothing of this name',
  });
});

test('of a secret only that it is set is answered: the mask keeps it, null takes it away', async () => {
  const masked = async () => (await read()).body.data.email?.smtpPassword;
  expect(await masked()).toBeNull();
  expect((await save({ email: { smtpPassword: 'one of ours' } })).body.data.email?.smtpPassword).toBe(SECRET_MASK);
  const stored = async () => (await app.db.execute(sql`select sealed from setting_secret`)).rows;
  const sealed = await stored();
  await save({ email: { smtpPassword: SECRET_MASK, smtpUser: 'saphan' } });
  expect(await stored()).toEqual(sealed);
  await save({ email: { smtpPassword: 'another' } });
  expect(await stored()).not.toEqual(sealed);
  await save({ email: { smtpPassword: null } });
  expect([await masked(), await stored()]).toEqual([null, []]);
  const recorded = (await log()).slice(0, 4).map(({ changes }) => changes);
  expect(recorded).toEqual([
    [{ field: 'smtpPassword', before: 'set', after: null }],
    [{ field: 'smtpPassword', before: 'set', after: 'set anew' }],
    [{ field: 'smtpUser', before: '', after: 'saphan' }],
    [{ field: 'smtpPassword', before: null, after: 'set' }],
  ]);
});

test('each secret is kept for its own field', async () => {
  await save({ payment: { omiseSecretKey: 'skey_test_1' } });
  await save({ email: { smtpPassword: 'one of ours' } });
  const masks = async () => {
    const { payment, email } = (await read()).body.data;
    return [payment?.omiseSecretKey, email?.smtpPassword];
  };
  expect(await masks()).toEqual([SECRET_MASK, SECRET_MASK]);
  // Sent back as it was read, the mask is no new key.
  const kept = async () => (await app.db.execute(sql`select * from setting_secret order by 1`)).rows;
  const before = await kept();
  expect((await save({ payment: { omiseSecretKey: SECRET_MASK } })).status).toBe(200);
  expect(await kept()).toEqual(before);
  await save({ payment: { omiseSecretKey: null } });
  expect(await masks()).toEqual([null, SECRET_MASK]);
});

test('a kept password goes to no other mail server', async () => {
  await save({ email: { smtpHost: 'mail.example.com', smtpUser: 'saphan', smtpPassword: 'one of ours' } });
  const sentence = 'Type the password again: it was for another mail server';
  for (const email of [{ smtpHost: 'evil.example.com' }, { smtpHost: '', smtpPassword: SECRET_MASK }]) {
    const { status, problem } = await save({ email });
    expect([status, problem.messages?.['email.smtpPassword']]).toEqual([422, sentence]);
  }
  const typed = { smtpHost: 'other.example.com', smtpPassword: 'one of theirs' };
  expect((await save({ email: typed })).status).toBe(200);
  expect((await save({ email: { smtpHost: 'free.example.com', smtpPassword: null } })).status).toBe(200);
});

test('a secret key is kept without the blanks it was copied with, and belongs to the public key', async () => {
  const keys = { omisePublicKey: 'pkey_test_1', omiseSecretKey: ' skey_test_1\n' };
  expect((await save({ payment: keys })).status).toBe(200);
  const { status, problem } = await save({ payment: { omisePublicKey: 'pkey_live_1' } });
  expect([status, problem.messages?.['payment.omiseSecretKey']]).toEqual([
    422,
    'One key is for test payments and the other is not',
  ]);
  expect((await save({ payment: { omiseSecretKey: null, omisePublicKey: 'pkey_live_1' } })).status).toBe(200);
});

test('while payments are under way neither key is exchanged, unless one of them was taken away before', async () => {
  const tools = { sealer: testSealer, arePaymentsUnderWay: async () => true };
  const put = (payment: Record<string, unknown>) =>
    app.step((ctx) => changeSettings(ctx, { changes: { payment }, versions: {} }, tools));
  await put({ omisePublicKey: 'pkey_test_1', omiseSecretKey: 'skey_test_1' });
  for (const other of [{ omiseSecretKey: 'skey_test_2' }, { omisePublicKey: 'pkey_test_2' }])
    await expect(put(other)).rejects.toMatchObject({ status: 409, code: 'settings.payments-under-way' });
  await put({ omiseSecretKey: null });
  await put({ omisePublicKey: 'pkey_test_2' });
  await put({ omiseSecretKey: 'skey_test_2' });
});
