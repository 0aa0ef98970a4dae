import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rental } from '../../../rental/rental.ts';
import { type BookingDraft, type HeldBooking, newBookingDraft, noArrival, noCustomer } from './draft.ts';
import { loadDraft, readDraft, saveDraft } from './draft-storage.ts';
import { beginDraft } from './flow.ts';
import { madeOf } from './requests.ts';

const storage = (texts = new Map<string, string>()) => ({
  getItem: (place: string) => texts.get(place) ?? null,
  setItem: (place: string, text: string) => texts.set(place, text),
  removeItem: (place: string) => texts.delete(place),
});

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

const hannah = {
  firstName: 'Hannah',
  lastName: 'Keller',
  email: 'hannah@example.com',
  phone: '+61 4 5550 0142',
  licenseNumber: 'NSW 1234',
  flightNumber: 'TG 677',
  arrivalNote: 'Lands at nine',
};
const typed: BookingDraft = {
  ...newBookingDraft('altis'),
  customer: hannah,
  payBy: { method: 'truemoney', bank: '', phone: '081 555 0117', acceptsTerms: true },
};
const attempt = { key: 'once', of: madeOf(typed) };
const held = (facts: Partial<HeldBooking> = {}): BookingDraft => ({
  ...typed,
  attempt,
  booking: {
    bookingId: 'b1',
    accessToken: 'secret',
    madeOf: madeOf(typed),
    holdEndsAt: 1,
    pendingCharge: null,
    isPaid: false,
    paysOffline: false,
    paysRest: false,
    ...facts,
  },
});

test.each([
  ['was paid', { isPaid: true }],
  ['is left to pay with us directly', { paysOffline: true }],
])('of a booking that %s the tab keeps its way in, and nothing that was typed about a person', (_, facts) => {
  saveDraft(held(facts));
  expect(loadDraft()?.booking).toMatchObject({ bookingId: 'b1', accessToken: 'secret', ...facts });
  expect(sessionStorage.getItem('booking-draft')).not.toMatch(/Hannah|Keller|hannah@|5550|NSW|555 0117/);
  expect(beginDraft(new URLSearchParams('vehicle=yaris'), loadDraft()).customer).toEqual(noCustomer);
});

test('until then it is all kept, and goes on to another vehicle', () => {
  saveDraft(held());
  expect(loadDraft()).toEqual(held());
  expect(beginDraft(new URLSearchParams('vehicle=yaris'), loadDraft()).customer).toEqual(hannah);
});

const rental: Rental = {
  pickupLocation: 'Don Mueang Airport',
  dropoffLocation: 'Don Mueang Airport',
  pickupDate: '2026-12-05',
  pickupTime: '10:00',
  returnDate: '2026-12-10',
  returnTime: '10:00',
};
const whole: BookingDraft = {
  ...newBookingDraft('altis'),
  rental,
  cover: { packageId: 'super', payAt: 'online' },
  addons: { seat: 2 },
  promoCode: 'HELLO',
  customer: {
    firstName: 'Hannah',
    lastName: 'Keller',
    email: 'h@example.com',
    phone: '+61',
    licenseNumber: 'B1',
    ...noArrival,
  },
  plan: 'deposit',
  attempt: { key: 'k', of: 'o' },
  booking: {
    bookingId: 'b',
    accessToken: 't',
    madeOf: 'm',
    holdEndsAt: 1,
    pendingCharge: 'chrg_1',
    isPaid: false,
    paysOffline: false,
    paysRest: false,
  },
};

test('a draft comes back as it was stored, the booking and its token too', () => {
  expect(readDraft(JSON.stringify(whole))).toEqual(whole);
});

test('a booking that a mail led to comes back without what it was made of', () => {
  const booking = whole.booking && { ...whole.booking, madeOf: null };
  expect(readDraft(JSON.stringify({ ...whole, booking }))?.booking).toEqual(booking);
});

test('only what the wizard knows is read', () => {
  const more = { ...whole, card: { number: '4242424242424242' }, rental: { ...whole.rental, extra: 'x' } };
  expect(readDraft(JSON.stringify(more))).toEqual(whole);
});

test.each([null, '', 'nonsense', '[]', '7', '{"vehicleId":7}'])('%s is no draft', (text) => {
  expect(readDraft(text)).toBeNull();
});

test('a part that does not fit is left at its beginning', () => {
  const broken = {
    ...whole,
    cover: 'super',
    addons: { seat: -1, wifi: 1.5, gps: '2', map: 1 },
    booking: { bookingId: 'b' },
  };
  expect(readDraft(JSON.stringify(broken))).toEqual({ ...whole, cover: null, addons: { map: 1 }, booking: null });
});

test('that a visitor goes without a cover is remembered; that nothing is chosen yet, too', () => {
  for (const cover of ['none', null] as const) {
    saveDraft({ ...typed, cover });
    expect(loadDraft()?.cover).toBe(cover);
  }
});
