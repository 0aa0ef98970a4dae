import { describe, expect, test } from 'vitest';
import { type Rental, rentalFrom } from '../../../rental/rental.ts';
import { type BookingDraft, newBookingDraft, noCustomer } from './draft.ts';
import { beginDraft, readStep, reusableBooking, stepFor, stepQuery } from './flow.ts';
import { madeOf } from './requests.ts';

const rental: Rental = {
  pickupLocation: 'Suvarnabhumi Airport',
  dropoffLocation: 'Suvarnabhumi Airport',
  pickupDate: '2026-12-05',
  pickupTime: '10:00',
  returnDate: '2026-12-10',
  returnTime: '10:00',
};
const hannah = { ...noCustomer, firstName: 'Hannah', lastName: 'Keller', email: 'h@example.com', licenseNumber: 'B1' };
const chosen: BookingDraft = { ...newBookingDraft('altis', rental), customer: hannah };
const now = Date.UTC(2026, 10, 20, 5);
const held = (draft: BookingDraft, facts: Partial<NonNullable<BookingDraft['booking']>> = {}): BookingDraft => ({
  ...draft,
  booking: {
    bookingId: 'b1',
    accessToken: 't',
    madeOf: madeOf(draft),
    holdEndsAt: now + 60_000,
    pendingCharge: null,
    isPaid: false,
    paysOffline: false,
    paysRest: false,
    ...facts,
  },
});
const query = (text: string) => new URLSearchParams(text);

describe('the step that is shown', () => {
  test.each<[string, Draft: BookingDraft, number[]]>([
    ['without dates is always the first', newBookingDraft('altis'), [1, 1, 1, 1]],
    ['with place and dates goes up to the customer', chosen, [1, 2, 2, 2]],
    ['with a held vehicle goes up to the payment', held(chosen), [1, 2, 3, 3]],
    ['after payment is the confirmation, whatever is asked', held(chosen, { isPaid: true }), [4, 4, 4, 4]],
    ['while staff wait for cash or a transfer it is the same', held(chosen, { paysOffline: true }), [4, 4, 4, 4]],
    ['goes up to the payment when a mail led there', held(chosen, { madeOf: null }), [1, 2, 3, 3]],
    ['goes back to the customer when the choices changed', { ...held(chosen), addons: { seat: 1 } }, [1, 2, 2, 2]],
    [
      'is the first when the return is before the pick-up',
      newBookingDraft('altis', { ...rental, returnDate: '2026-12-01' }),
      [1, 1, 1, 1],
    ],
  ])('%s', (_, draft, shown) => expect([1, 2, 3, 4].map((step) => stepFor(step, draft))).toEqual(shown));

  test('where covers are offered, is the first until one is chosen or declined, unless a booking is held', () => {
    const shown = (draft: BookingDraft) => [1, 2].map((step) => stepFor(step, draft, true));
    expect(shown(chosen)).toEqual([1, 1]);
    expect(shown({ ...chosen, cover: 'none' })).toEqual([1, 2]);
    expect(shown({ ...chosen, cover: { packageId: 'super', payAt: 'online' } })).toEqual([1, 2]);
    expect(shown(held(chosen))).toEqual([1, 2]);
  });

  test.each([
    ['step=3', 3],
    ['step=0', null],
    ['step=5', null],
    ['step=two', null],
    ['', null],
  ])('of “%s” is %s', (text, step) => expect(readStep(query(text))).toBe(step));
});

describe('the address', () => {
  test('of a step reads back as the same rental', () => {
    const elsewhere = { ...chosen, rental: { ...rental, dropoffLocation: 'Sathorn, main office' } };
    expect(rentalFrom(stepQuery(elsewhere, 2))).toEqual(elsewhere.rental);
    expect(rentalFrom(stepQuery(chosen, 2))).toEqual(rental);
  });
  test('says nothing about the person', () => {
    expect(stepQuery(held(chosen), 3).toString()).not.toMatch(/hannah|keller|b1|example/i);
  });
});

describe('a draft', () => {
  test('is found again for its vehicle, with the dates of the address', () => {
    const begun = beginDraft(query('vehicle=altis&pickupDate=2026-12-06&step=2'), { ...chosen, addons: { seat: 2 } });
    expect(begun).toMatchObject({ addons: { seat: 2 }, customer: hannah, rental: { pickupDate: '2026-12-06' } });
  });
  test('of another vehicle begins anew and keeps who the customer is and the add-ons', () => {
    const begun = beginDraft(query('vehicle=yaris'), held({ ...chosen, addons: { seat: 2 } }));
    expect(begun).toEqual({ ...newBookingDraft('yaris'), customer: hannah, addons: { seat: 2 } });
  });
  test('begins anew from an address that names a cover or add-ons, with these', () => {
    const id = '0199a5b0-1111-7000-8000-00000000000a';
    const begun = beginDraft(
      query(`vehicle=altis&cover=${id}&addon=${id}:2`),
      held({ ...chosen, addons: { seat: 2 } }),
    );
    expect(begun).toMatchObject({ cover: { packageId: id, payAt: 'online' }, addons: { [id]: 2 }, booking: null });
    expect(stepQuery(begun, 1).toString()).not.toContain(id);
  });
  test('begins with the last search where its address says nothing', () => {
    const searched = { ...rental, pickupTime: '09:00', returnTime: '09:00' };
    expect(beginDraft(query('vehicle=altis'), null, searched).rental).toEqual(searched);
    expect(beginDraft(query('vehicle=altis&pickupDate=2026-12-06'), null, searched).rental.pickupDate).toBe(
      '2026-12-06',
    );
    expect(beginDraft(query('vehicle=altis'), chosen, searched).rental).toEqual(rental);
  });
  test('that is paid stays on reload, and begins anew from a new link', () => {
    const paid = held({ ...chosen, addons: { seat: 2 } }, { isPaid: true });
    expect(beginDraft(query('vehicle=altis&step=4'), paid).booking?.isPaid).toBe(true);
    expect(beginDraft(query('vehicle=altis'), paid)).toMatchObject({ booking: null, addons: {} });
    expect(beginDraft(query('vehicle=altis&pickupDate=2027-01-06&step=2'), paid).booking).toBeNull();
  });
});

describe('the pending booking', () => {
  test('is used again when nothing changed', () => expect(reusableBooking(held(chosen), now)?.bookingId).toBe('b1'));
  test('is used again for another payment plan', () =>
    expect(reusableBooking({ ...held(chosen), plan: 'deposit' }, now)?.bookingId).toBe('b1'));
  test('is not used once its hold ended', () => expect(reusableBooking(held(chosen), now + 60_000)).toBeNull());
  test('is not used when its choices are not known here', () =>
    expect(reusableBooking(held(chosen, { madeOf: null }), now)).toBeNull());
  test('is not used for another driver', () =>
    expect(reusableBooking({ ...held(chosen), customer: { ...hannah, lastName: 'K' } }, now)).toBeNull());
});
