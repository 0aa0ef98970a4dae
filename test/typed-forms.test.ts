import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractRoute } from '#contract/index.ts';
import { type Person, signedInAs } from './builders/signed-in.ts';
import { freshApp, type TestApp } from './fresh-app.ts';

// An office form sends typed numbers as numbers, and other input unchanged, for the server to validate.

let app: TestApp;
let staff: Person;

beforeAll(async () => {
  app = await freshApp();
  staff = await signedInAs(app, { role: 'ADMIN' });
});
afterAll(() => app.close());

const whole = 'Use a whole number from 0 to 100,000';
const bookingId = '0197f1a0-0000-7000-8000-000000000001';

test.each<[ContractRoute, object, Record<string, string>]>([
  [
    'POST /admin/categories',
    { name: ' ', securityDeposit: 'much', minimumDriverAge: '', displayOrder: 1.5 },
    {
      name: 'Name is required',
      securityDeposit: 'Enter a security deposit of 0 baht or more, with at most two decimals',
      minimumDriverAge: 'The minimum age is from 18 to 99 years',
      displayOrder: 'The display order is a whole number from 0 to 10,000',
    },
  ],
  [
    'POST /addons',
    {
      name: '',
      description: '',
      category: 'safety',
      currentStock: '',
      maxQuantity: 1.5,
      dailyPrice: 'x',
      sortOrder: 'x',
    },
    {
      name: 'Name is required',
      description: 'Description is required',
      currentStock: 'Current stock is required',
      maxQuantity: whole,
      dailyPrice: 'Enter a price of 0 baht or more, with at most two decimals',
      sortOrder: whole,
    },
  ],
  [
    'POST /addons',
    { name: 'Net', description: 'Holds', category: 'safety', currentStock: 1.5 },
    { currentStock: whole },
  ],
  [
    'POST /admin/pricing/seasonal-rates',
    { name: '', startDate: '', endDate: '2026-12-31', multiplier: '', priority: 'first' },
    {
      name: 'Name is required',
      startDate: 'Start date is required',
      multiplier: 'Multiplier is required',
      priority: 'Priority must be from 1 to 5',
    },
  ],
  [
    'POST /admin/pricing/promo-codes',
    {
      code: 'TEN',
      description: '',
      discountValue: 'ten',
      minRentalDays: '',
      maxDiscount: 'x',
      usageLimit: 0,
      validFrom: '',
      validTo: '',
    },
    {
      description: 'Description is required',
      discountValue: 'Discount value must be more than 0',
      minRentalDays: 'Minimum rental days must be a whole number, 1 or more',
      maxDiscount: 'Maximum discount must be 0 or more',
      usageLimit: 'Usage limit must be a whole number, 1 or more, or empty for no limit',
      validFrom: 'Valid from is required',
      validTo: 'Valid to is required',
    },
  ],
  [
    'POST /admin/pricing/promo-codes',
    {
      code: 'T E N',
      description: '',
      discountValue: 120,
      minRentalDays: 1.5,
      validFrom: '2026-12-31',
      validTo: '2026-12-01',
    },
    {
      code: 'Use the letters A to Z, digits, hyphens and underscores in a code',
      description: 'Description is required',
      discountValue: 'A percentage is at most 100',
      minRentalDays: 'Minimum rental days must be a whole number, 1 or more',
      validTo: 'Valid to must not be before valid from',
    },
  ],
  [
    'POST /admin/pricing/promo-codes',
    { trigger: 'automatic', description: '', discountValue: 5, validFrom: '2026-12-31', validTo: '2026-12-31' },
    { name: 'Name is required', description: 'Description is required' },
  ],
  [
    'POST /admin/pricing/seasonal-rates',
    { name: '', startDate: '2026-12-31', endDate: '2026-12-01', multiplier: 1.5, priority: 1 },
    { name: 'Name is required', endDate: 'End date must not be before the start date' },
  ],
  [
    'POST /addons',
    { name: '', description: 'Holds', category: 'safety', useFixedPricing: true, maxQuantity: 2, currentStock: 3 },
    {
      name: 'Name is required',
      fixedPrice: 'Fixed price is required',
      currentStock: 'Stock cannot exceed the maximum of 2',
    },
  ],
  [
    'POST /addons',
    { name: 'Net', description: 'Holds', category: 'safety', useFixedPricing: true, maxQuantity: 2, currentStock: 3 },
    {
      fixedPrice: 'Fixed price is required',
      currentStock: 'Stock cannot exceed the maximum of 2',
    },
  ],
  ['POST /cms/pages', { title: 'Ours', content: 'Text', slug: 'a'.repeat(120) }, { slug: 'At most 80 characters' }],
  [
    'POST /insurance/options',
    { code: '', name: '', defaultDeductible: 'none', displayOrder: -1 },
    {
      code: 'Code is required',
      name: 'Name is required',
      defaultDeductible: 'Enter an amount of 0 baht or more',
      displayOrder: 'The order is a whole number from 0 to 10,000',
    },
  ],
  [
    'POST /admin/settings/locations',
    { name: '', address: '', latitude: '13.7 N', displayOrder: 'first', hours: { monday: 'always' } },
    {
      name: 'Name is required',
      address: 'Address is required',
      latitude: 'Use a number',
      displayOrder: 'Use a number',
      'hours.monday': 'Write hours like 8:30-18:00, 24/7 or closed',
    },
  ],
  [
    'POST /admin/customers',
    {
      firstName: ' ',
      lastName: '',
      email: 'nobody',
      phone: 'none',
      dateOfBirth: '1890-05-01',
      nationality: 'x'.repeat(61),
      address: { city: 'x'.repeat(101) },
    },
    {
      firstName: 'First name, last name, and phone are required',
      lastName: 'First name, last name, and phone are required',
      email: 'Invalid email address',
      phone: 'Invalid phone number',
      dateOfBirth: 'Choose a year from 1900',
      nationality: 'At most 60 characters',
      'address.city': 'At most 100 characters',
    },
  ],
  [
    'POST /admin/customers',
    { firstName: 'Hannah', lastName: 'Lindqvist', email: ' ', phone: '' },
    { phone: 'Phone number is required' },
  ],
  [
    'POST /payments/records',
    { bookingId, amount: '', paymentMethod: ' ' },
    { amount: 'Please enter the amount', paymentMethod: 'Payment method is required' },
  ],
  [
    'POST /payments/records',
    { bookingId, amount: 'five', paymentMethod: 'cash' },
    { amount: 'Please enter baht, with at most two decimals' },
  ],
  [
    'POST /payments/refunds',
    { bookingId, amount: -5, reason: ' ' },
    { amount: 'Amount must be more than 0', reason: 'Please enter a reason' },
  ],
  ['POST /payments/refunds', { bookingId, amount: 5.005, reason: 'Late' }, { amount: 'Use at most two decimals' }],
  ['POST /admin/views', { list: 'bookings', name: ' ', search: 'status=confirmed' }, { name: 'Give it a name' }],
])('%s with %j is refused by every field at once', async (route, body, messages) => {
  const { status, problem } = await app.call(route, { headers: staff.headers, body } as never);
  expect(status).toBe(422);
  expect(problem.messages).toEqual(messages);
});
