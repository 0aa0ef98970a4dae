import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changedInDatabase } from '#test/builders/booking.ts';
import { smallBusiness } from '../builders/booking.ts';
import { changeSettings } from '../builders/change-settings.ts';
import { booked, confirmedBooking } from '../builders/desk.ts';
import { pdfText } from '../builders/pdf-text.ts';
import { signedInAs } from '../builders/signed-in.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  // A Friday noon in Bangkok.
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
beforeEach(() => app.db.execute(sql`truncate setting, mail cascade`));
afterAll(() => app.close());

const set = (general: Record<string, unknown>) => changeSettings(app, { general });
const contact = async () => (await app.call('GET /settings/contact')).body.data;
const locations = async () => (await app.call('GET /locations')).body.data;
const mails = async () =>
  (
    await app.db.execute<{ to_address: string; subject: string; html: string; language: string }>(
      sql`select * from mail`,
    )
  ).rows;

const picture = '/pictures/0197f1a0-0000-7000-8000-000000000001';

type Shown = readonly [field: string, general: Record<string, unknown>, shown: object];

test.each<Shown>([
  ['siteName', { siteName: 'Chao Phraya Cars' }, { siteName: 'Chao Phraya Cars' }],
  ['siteDescription', { siteDescription: 'Cars by the river' }, { siteDescription: 'Cars by the river' }],
  ['supportEmail', { supportEmail: 'help@cpc.example' }, { supportEmail: 'help@cpc.example' }],
  ['contactPhone', { contactPhone: '02 555 0140' }, { contactPhone: '02 555 0140' }],
  ['emergencyPhone', { emergencyPhone: '081 555 0199' }, { emergencyPhone: '081 555 0199' }],
  ['address', { address: '88 Sathorn Tai Road' }, { address: '88 Sathorn Tai Road' }],
  ['addressInThai', { addressInThai: '88 ถนนสาทรใต้' }, { addressInThai: '88 ถนนสาทรใต้' }],
  ['mapLatitude', { mapLatitude: 13.5 }, { latitude: 13.5 }],
  ['mapLongitude', { mapLongitude: 100.25 }, { longitude: 100.25 }],
  ['language', { language: 'th' }, { language: 'th' }],
  ...['facebook', 'twitter', 'instagram', 'messenger'].map((name): Shown => {
    const socialMedia = { [name]: `https://${name}.example/cpc` };
    return [`socialMedia.${name}`, { socialMedia }, { socialMedia }];
  }),
  ...['line', 'whatsapp', 'wechat'].map((name): Shown => {
    const socialMedia = { [name]: `cpc-${name}` };
    return [`socialMedia.${name}`, { socialMedia }, { socialMedia }];
  }),
  ['socialMedia.wechatQRCode', { socialMedia: { wechatQRCode: picture } }, { socialMedia: { wechatQRCode: picture } }],
])('%s reaches the pages of visitors', async (_field, general, shown) => {
  expect(await contact()).not.toMatchObject(shown);
  await set(general);
  expect(await contact()).toMatchObject(shown);
});

test('siteName signs the mails', async () => {
  await set({ siteName: 'Chao Phraya Cars' });
  await app.runJob('mail-booking-received', { bookingId: await booked(app, vehicleId) });
  expect((await mails())[0]?.html).toContain('Chao Phraya Cars');
});

test('adminEmail is told what waits for staff', async () => {
  const bookingId = await confirmedBooking(app, vehicleId, dates('2026-12-11', '2026-12-12', 1070));
  await changedInDatabase(app, sql`status = 'pending'`, sql`id = ${bookingId}`);
  await app.runJob('mail-booking-waiting', { bookingId });
  const toStaff = async () => (await mails()).filter(({ to_address: to }) => to === 'boss@cpc.example');
  expect(await toStaff()).toEqual([]);
  await set({ adminEmail: 'boss@cpc.example' });
  await app.runJob('mail-booking-waiting', { bookingId });
  expect(await toStaff()).toHaveLength(1);
});

const dates = (from: string, until: string, totalAmount: number) => ({
  pickupDate: `${from}T10:00`,
  returnDate: `${until}T10:00`,
  totalAmount,
});

/** A booking of a day that staff took ฿1,070 for, with the headers of staff. */
const paidAtTheDesk = async (from: string, until: string) => {
  const id = await booked(app, vehicleId, dates(from, until, 1070));
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const body = { bookingId: id, amount: 1070, paymentMethod: 'cash' as const };
  await app.call('POST /payments/records', { headers, body });
  return { id, headers };
};

test('taxId lets tax invoices be issued', async () => {
  const { id, headers } = await paidAtTheDesk('2026-12-15', '2026-12-16');
  const issue = () =>
    app.call('POST /admin/bookings/:id/documents', { params: { id }, headers, body: { kind: 'tax-invoice' } });
  expect((await issue()).problem.error).toBe('invoice.no-seller');
  await set({ taxId: '0105569000002', address: '88 Sathorn Tai Road' });
  expect((await issue()).status).toBe(200);
});

test('companyName and companyBranch say on documents who sells', async () => {
  const { id, headers } = await paidAtTheDesk('2026-12-17', '2026-12-18');
  await set({ taxId: '0105569000002', companyName: 'Chao Phraya Cars Co., Ltd.', companyBranch: '00012' });
  const { body } = await app.call('POST /admin/bookings/:id/documents', {
    params: { id },
    headers,
    body: { kind: 'tax-invoice' },
  });
  const file = await app.server.inject({ url: `/api/admin/documents/${body.data.id}/file`, headers });
  const text = pdfText(file.rawPayload);
  expect(text).toContain('Chao Phraya Cars Co., Ltd.');
  expect(text).toContain('branch 00012');
});

test('dateFormat writes the dates of files', async () => {
  await booked(app, vehicleId, dates('2026-12-20', '2026-12-21', 1070));
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const written = { 'DD/MM/YYYY': '20/12/2026', 'MM/DD/YYYY': '12/20/2026', 'YYYY-MM-DD': '2026-12-20' };
  for (const [dateFormat, date] of Object.entries(written)) {
    await set({ dateFormat });
    expect((await app.server.inject({ url: '/api/admin/bookings/export', headers })).body).toContain(date);
  }
});

test('businessHours.mainOffice are those of a location without its own', async () => {
  const silom = async () => (await locations()).find(({ name }) => name === 'Silom')?.hoursToday;
  expect(await silom()).toBe('8:30-18:00');
  await set({ businessHours: { mainOffice: { friday: '7:00-13:00' } } });
  expect(await silom()).toBe('7:00-13:00');
  expect((await contact()).officeNow).toMatchObject({ isOpen: true, until: '13:00' });
});

test.each([
  ['suvarnabhumiAirport', 'Suvarnabhumi Airport', 'suvarnabhumi'],
  ['donMueangAirport', 'Don Mueang Airport', 'donMueang'],
])('businessHours.%s are those of the airport', async (field, name, shown) => {
  await app.db.execute(sql`
    insert into location (name, address, city, is_airport) values ('Don Mueang Airport', 'Don Mueang', 'Bangkok', true)
    on conflict do nothing`);
  await set({ businessHours: { [field]: '5:00-22:00' } });
  expect((await locations()).find((one) => one.name === name)?.hoursToday).toBe('5:00-22:00');
  expect((await contact()).businessHours.airportLocations).toMatchObject({ [shown]: '5:00-22:00' });
});

test.each([
  ['timezone', 'UTC'],
  ['currency', 'EUR'],
])('%s has one choice, and says so', async (field, other) => {
  await expect(set({ [field]: other })).rejects.toThrow('can be chosen');
});
