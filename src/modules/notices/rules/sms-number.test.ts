import { expect, test } from 'vitest';
import { smsNumber } from './sms-number.ts';

test.each([
  ['081 555 0199', '+66815550199'],
  ['+66 81 555 0199', '+66815550199'],
  ['0066815550199', '+66815550199'],
  ['+66 (0)81-555-0199', '+66815550199'],
  ['+61 4 5550 0142', '+61455500142'],
  ['0061 4 5550 0142', '+61455500142'],
  ['+44 (0)7700 900123', '+447700900123'],
])('%s gets messages as %s', (phone, number) => expect(smsNumber(phone)).toBe(number));

test.each(['02 123 4567', '+66 2 123 4567', '555 0199', '', '+', '+0 12 345 6789', '+1234567890123456'])(
  '%j gets none',
  (phone) => expect(smsNumber(phone)).toBeNull(),
);
