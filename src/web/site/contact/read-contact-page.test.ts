import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { createClient } from '../../api/client.ts';
import { defaultContact } from './default-contact.ts';
import { contactPageOf, hoursRows, readContactPage } from './read-contact-page.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now: '2026-12-01T10:00' });
});
afterAll(() => app.close());

const clientOf = (answers: (path: string) => Promise<{ status: number; body: unknown }>) =>
  createClient(async ({ path }) => ({ ...(await answers(path)), headers: { get: () => null } }));

const nothing = {
  ...defaultContact,
  address: ' ',
  latitude: null,
  longitude: null,
  businessHours: {
    mainOffice: Object.fromEntries(Object.keys(defaultContact.businessHours.mainOffice).map((day) => [day, ''])),
    airportLocations: { suvarnabhumi: '', donMueang: '' },
  } as typeof defaultContact.businessHours,
};

test('the defaults of the page are those of the settings', async () => {
  const { body } = await app.call('GET /settings/contact');
  const { language: _language, chat, confirmsByMail: _mail, isDemo: _demo, ...contact } = body.data;
  expect(chat).toEqual([]);
  expect({ ...contact, officeNow: null }).toEqual(defaultContact);
});

test('where nothing answers, the page stands with the defaults, says nothing about now, and has no stamp', async () => {
  const page = await readContactPage(
    clientOf(() => Promise.reject(new TypeError('fetch failed'))),
    'en',
  );
  expect(page).toEqual({ ...contactPageOf(defaultContact, null, 'en'), stamp: '', business: null, introduction: null });
  expect(page.officeNow).toBeNull();
  expect(page.hours.some(({ isToday }) => isToday)).toBe(false);
});

test('what the business gave is shown, with today’s row marked', async () => {
  const page = await readContactPage(
    clientOf(async (path) => {
      const reply = await app.server.inject(`/api${path}`);
      return { status: reply.statusCode, body: reply.json() };
    }),
    'en',
  );
  expect(page.stamp).toMatch(/^\d+\./);
  expect(page.point).toEqual({ latitude: 13.7563, longitude: 100.5018 });
  expect(page.hoursToday).toBe('8:30-18:00');
  expect(page.hours[0]).toMatchObject({ from: 'monday', until: 'friday', isToday: true });
});

test('what the business did not give is empty, so that the page says so', () => {
  const page = contactPageOf(nothing, [], 'en');
  expect(page).toMatchObject({ address: '', point: null, hoursToday: '', social: [], weChat: null });
  expect(page.hours).toEqual([{ from: 'monday', until: 'sunday', hours: '', isToday: false }]);
  expect(page.channels).toEqual([
    { kind: 'emergency', text: '', href: null },
    { kind: 'office', text: '', href: null },
    { kind: 'email', text: '', href: null },
  ]);
});

test('the address is in the language of the page, where the business wrote it', () => {
  const contact = { ...defaultContact, addressInThai: '88 ถนนสาทรใต้ กรุงเทพฯ 10120' };
  expect(contactPageOf(contact, [], 'th').address).toBe('88 ถนนสาทรใต้ กรุงเทพฯ 10120');
  expect(contactPageOf(contact, [], 'en').address).toBe('Bangkok, Thailand');
  expect(contactPageOf(defaultContact, [], 'th').address).toBe('Bangkok, Thailand');
});

test('an airport has a row of hours only while a pick-up place is there', () => {
  const airportsAt = (...places: { name: string; isAirport: boolean }[]) =>
    contactPageOf(defaultContact, places, 'en').airports;
  expect(airportsAt()).toEqual({});
  expect(airportsAt({ name: 'Don Mueang Airport', isAirport: true })).toEqual({ donMueang: '6:00-24:00' });
  expect(airportsAt({ name: 'Suvarnabhumi Road', isAirport: false })).toEqual({});
});

test('half a point is no point', () => {
  expect(contactPageOf({ ...defaultContact, longitude: null }, [], 'en').point).toBeNull();
});

test.each([
  [{ emergencyPhone: '081 555 0199' }, 'tel:0815550199'],
  [{ contactPhone: '+66 2 555 0140' }, 'tel:+6625550140'],
  [{ supportEmail: 'hello@saphan.example' }, 'mailto:hello@saphan.example'],
  [{ socialMedia: { ...defaultContact.socialMedia, line: '@saphan' } }, 'https://line.me/R/ti/p/%40saphan'],
])('%j is a link', (given, href) => {
  expect(contactPageOf({ ...defaultContact, ...given }, [], 'en').channels.map((channel) => channel.href)).toContain(
    href,
  );
});

test.each([
  { emergencyPhone: 'ask at the desk' },
  { supportEmail: 'by post' },
  { supportEmail: 'a@example.com?bcc=b@example.com' },
])('%j is shown and is no link', (given) => {
  const [text] = Object.values(given);
  expect(contactPageOf({ ...defaultContact, ...given }, [], 'en').channels).toContainEqual(
    expect.objectContaining({ text, href: null }),
  );
});

const week = {
  monday: '8:30-18:00',
  tuesday: '8:30-18:00 ',
  wednesday: '8:30-18:00',
  thursday: '8:30-18:00',
  friday: '8:30-18:00',
  saturday: '9:00-17:00',
  sunday: '',
};

test('days in a row with the same hours are one row, and the one with today is marked', () => {
  expect(hoursRows(week, 'wednesday')).toEqual([
    { from: 'monday', until: 'friday', hours: '8:30-18:00', isToday: true },
    { from: 'saturday', until: 'saturday', hours: '9:00-17:00', isToday: false },
    { from: 'sunday', until: 'sunday', hours: '', isToday: false },
  ]);
});

test('the same hours with others between them stay apart, and nothing is marked on a day that nobody knows', () => {
  const rows = hoursRows({ ...week, wednesday: 'closed' }, undefined);
  expect(rows.map(({ from, until }) => [from, until])).toEqual([
    ['monday', 'tuesday'],
    ['wednesday', 'wednesday'],
    ['thursday', 'friday'],
    ['saturday', 'saturday'],
    ['sunday', 'sunday'],
  ]);
  expect(rows.some(({ isToday }) => isToday)).toBe(false);
});
