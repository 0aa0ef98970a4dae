import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { Problem } from '#kernel/problem.ts';
import { filledForm, type ManualForm, splitName } from './manual-form.ts';

const whole: ManualForm = {
  firstName: 'Malee',
  lastName: 'Chaiyo',
  email: 'malee@example.com',
  phone: '+66 81 555 0123',
  vehicleId: 'a vehicle',
  pickUpLocationId: 'a place',
  dropOffLocationId: 'a place',
  from: toInstant('2026-12-05T10:00'),
  until: toInstant('2026-12-10T10:00'),
};

const fields = (changed: Partial<ManualForm>) => {
  try {
    filledForm({ ...whole, ...changed });
    return null;
  } catch (error) {
    return error instanceof Problem ? error.message : error;
  }
};

const nobody = { firstName: '', lastName: '', email: '', phone: '' };
const noDates = { from: null, until: null };
const backwards = { from: whole.until, until: whole.from };
const noPlaces = { pickUpLocationId: null, dropOffLocationId: null };

test.each([
  [
    'everything is missing',
    { ...nobody, vehicleId: null, ...noDates, ...noPlaces },
    'Please select or create a customer',
  ],
  ['no name', { firstName: ' ', lastName: '' }, 'Please select or create a customer'],
  ['no e-mail, but a phone', { email: '' }, null],
  ['no phone', { phone: '' }, 'Please select or create a customer'],
  ['no vehicle, nor what comes after', { vehicleId: null, ...noDates, ...noPlaces }, 'Please select a vehicle'],
  ['no dates, nor places', { ...noDates, ...noPlaces }, 'Please select start and end dates'],
  ['no end', { until: null }, 'Please select start and end dates'],
  ['the end before the start, and no places', { ...backwards, ...noPlaces }, 'End date must be after start date'],
  ['the end at the start', { until: whole.from }, 'End date must be after start date'],
  ['no places', noPlaces, 'Please select pickup and dropoff locations'],
  ['no drop-off', { dropOffLocationId: null }, 'Please select pickup and dropoff locations'],
  [
    'an e-mail that is none, and no places',
    { email: 'malee', ...noPlaces },
    'Please select pickup and dropoff locations',
  ],
  ['an e-mail that is none', { email: 'malee' }, 'Invalid email address'],
  ['a phone that is none', { phone: 'call me' }, 'Invalid phone number'],
  ['a link for a name', { firstName: 'www.evil.com' }, 'Please write the name without links, with a space after a dot'],
  ['nothing is missing', {}, null],
])('%s', (_sentence, changed, sentence) => {
  expect(fields(changed)).toBe(sentence);
});

test.each([
  ['Malee Chaiyo', { firstName: 'Malee', lastName: 'Chaiyo' }],
  ['  Maria  de la Cruz ', { firstName: 'Maria', lastName: 'de la Cruz' }],
  ['Malee', { firstName: 'Malee', lastName: '' }],
])('%s is a first name and the rest', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
