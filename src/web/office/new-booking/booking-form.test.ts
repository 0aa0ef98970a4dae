import { expect, test } from 'vitest';
import { bodyOf, formOf, isBackwards, isFilled, neededIn, quoteBodyOf, withDates } from './booking-form.ts';

const whole = {
  ...formOf(new URLSearchParams('vehicleId=v1&startDate=2026-12-05T14:30&endDate=2026-12-10'), 'silom'),
  customerId: 'c1',
};

test('an address begins a form, at 10:00 and in cash unless it says otherwise', () => {
  expect(whole).toMatchObject({
    vehicleId: 'v1',
    startDate: '2026-12-05',
    startTime: '14:30',
    endDate: '2026-12-10',
    endTime: '10:00',
    paymentMethod: 'cash',
    paymentStatus: 'pending',
    pickupLocationId: 'silom',
  });
  expect(formOf(new URLSearchParams('startDate=2026-12-05T09:17')).startTime).toBe('10:00');
  expect(formOf(new URLSearchParams('startDate=2026-12-31'))).toMatchObject({ endDate: '2027-01-01' });
  expect(formOf(new URLSearchParams('startDate=tomorrow'))).toMatchObject({ endDate: '' });
});

test.each([
  ['customerId=c1', '2026-12-05T09:59:00+07:00', { customerId: 'c1', startDate: '2026-12-05', startTime: '10:00' }],
  ['', '2026-12-05T10:00:00+07:00', { startDate: '2026-12-06', endDate: '2026-12-09', endTime: '10:00' }],
  ['', '2026-12-31T23:31:00+07:00', { startDate: '2027-01-01', endDate: '2027-01-04' }],
  ['startDate=2026-12-20', '2026-12-05T14:30:00+07:00', { startDate: '2026-12-20', endDate: '2026-12-21' }],
  ['startDate=', '2026-12-05T14:30:00+07:00', { startDate: '', endDate: '' }],
])('the address "%s" at %s begins with these dates', (query, now, dates) =>
  expect(formOf(withDates(new URLSearchParams(query), Date.parse(now)))).toMatchObject(dates),
);

test.each([
  ['everything', {}, [], true],
  ['nothing', { customerId: '', vehicleId: '', startDate: '' }, ['dates', 'vehicle', 'customer'], false],
  ['no vehicle', { vehicleId: '' }, ['vehicle'], false],
  ['no start', { startDate: '', pickupLocationId: '' }, ['dates', 'places'], false],
  ['no end', { endDate: '' }, ['dates'], false],
  ['the end at the start', { endDate: '2026-12-05', endTime: '14:30', customerId: '' }, ['order', 'customer'], false],
  ['no place of pick-up: the server tells', { pickupLocationId: '' }, ['places'], true],
  ['no place of return', { dropoffLocationId: '' }, ['places'], true],
] as const)(
  'with %s all that is missing is named in form order, and whether it can be sent',
  (_case, changed, needed, can) => {
    expect([neededIn({ ...whole, ...changed }), isFilled({ ...whole, ...changed })]).toEqual([needed, can]);
  },
);

test.each([
  ['no end yet', { endDate: '' }, false],
  ['the end at the start again', { endDate: '2026-12-05', endTime: '14:30' }, true],
  ['the end after the start', {}, false],
  ['nobody and nothing chosen, but the dates wrong', { customerId: '', vehicleId: '', endDate: '2026-12-04' }, true],
] as const)('with %s the dates are, or are not, said to be wrong', (_case, changed, expected) =>
  expect(isBackwards({ ...whole, ...changed })).toBe(expected),
);

test('nothing is priced before the end is after the start', () => {
  expect(quoteBodyOf({ ...whole, endDate: '2026-12-04' })).toBeNull();
});

test('what is chosen beside the vehicle is priced and sent alike', () => {
  const chosen = { ...whole, addons: { seat: 2 }, packageId: 'p1', insurancePayAt: 'pickup' as const, promoCode: 'X' };
  const extras = {
    selectedAddons: [{ addonId: 'seat', quantity: 2 }],
    selectedInsurance: { packageId: 'p1', payAt: 'pickup' },
    promoCode: 'X',
  };
  expect(quoteBodyOf(chosen)).toMatchObject(extras);
  expect(bodyOf(chosen, 5350)).toMatchObject(extras);
  expect(quoteBodyOf(whole)).toMatchObject({ selectedAddons: [], selectedInsurance: null });
  expect(quoteBodyOf(whole)).not.toHaveProperty('promoCode');
  expect(quoteBodyOf(whole)).toHaveProperty('customerId', 'c1');
  expect(quoteBodyOf({ ...whole, customerId: '' })).not.toHaveProperty('customerId');
});

test('a price of its own is asked with its reason, and waited for until both are there', () => {
  const own = { ...whole, hasOwnPrice: true, ownPrice: '4,000', ownPriceReason: 'Friend of the house' };
  expect(quoteBodyOf(own)?.vehiclePrice).toEqual({ amount: 4000, reason: 'Friend of the house' });
  expect(quoteBodyOf({ ...own, ownPriceReason: ' ' })).toBeNull();
  expect(quoteBodyOf({ ...own, ownPrice: '' })).toBeNull();
  expect(quoteBodyOf({ ...own, hasOwnPrice: false })?.vehiclePrice).toBeUndefined();
});

test('a booking is sent with its customer and the total that was seen', () => {
  expect(bodyOf({ ...whole, language: 'th' }, 5350)).toMatchObject({
    language: 'th',
    customerId: 'c1',
    totalAmount: 5350,
    status: 'confirmed',
    bookingType: 'manual',
    startDate: '2026-12-05T14:30',
    endDate: '2026-12-10T10:00',
  });
});

test('an amount is sent with a part payment alone', () => {
  const paid = { ...whole, paymentAmount: '1,000', paymentReference: 'T-1' };
  expect(bodyOf({ ...paid, paymentStatus: 'partial' }, 5350)).toMatchObject({
    paymentAmount: 1000,
    paymentReference: 'T-1',
  });
  expect(bodyOf({ ...paid, paymentStatus: 'paid' }, 5350)).not.toHaveProperty('paymentAmount');
  expect(bodyOf({ ...paid, paymentStatus: 'pending' }, 5350)).not.toHaveProperty('paymentReference');
});
