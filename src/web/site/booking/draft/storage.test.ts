import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginDraft } from '../flow.ts';
import { madeOf } from '../requests.ts';
import { type Draft, type HeldBooking, newDraft, nobody } from './draft.ts';
import { loadDraft, saveDraft } from './storage.ts';

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
  ...{ firstName: 'Hannah', lastName: 'Keller', email: 'hannah@example.com' },
  ...{ phone: '+61 4 5550 0142', licenseNumber: 'NSW 1234' },
};
const typed: Draft = {
  ...newDraft('altis'),
  customer: hannah,
  payBy: { method: 'truemoney', bank: '', phone: '081 555 0117', acceptsTerms: true },
};
const attempt = { key: 'once', of: madeOf(typed) };
const held = (facts: Partial<HeldBooking> = {}): Draft => ({
  ...typed,
  attempt,
  booking: {
    ...{ bookingId: 'b1', accessToken: 'secret', madeOf: madeOf(typed), holdEndsAt: 1 },
    ...{ pendingCharge: null, isPaid: false, paysOffline: false, paysRest: false },
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
  expect(beginDraft(new URLSearchParams('vehicle=yaris'), loadDraft()).customer).toEqual(nobody);
});

test('until then it is all kept, and goes on to another vehicle', () => {
  saveDraft(held());
  expect(loadDraft()).toEqual(held());
  expect(beginDraft(new URLSearchParams('vehicle=yaris'), loadDraft()).customer).toEqual(hannah);
});
