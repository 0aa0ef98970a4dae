import { expect, test } from 'vitest';
import { readProblemText } from '#kernel/problem.ts';
import { CustomerInfo } from './booking.ts';

const hannah = {
  firstName: 'Hannah',
  lastName: 'Keller',
  email: 'hannah.keller@example.com',
  phone: '+61 4 5550 0142',
  licenseNumber: 'NSW 1234 5678',
};
const issuesOf = (values: Partial<typeof hannah>) =>
  CustomerInfo.safeParse({ ...hannah, ...values }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    readProblemText(message).message,
  ]);

test.each(['Hannah', 'สมชาย', "O'Neil-Smith Jr.", 'N', 'x'.repeat(100)])('%s is a name', (name) => {
  expect(issuesOf({ firstName: name, lastName: name })).toBeUndefined();
});

test('what is too long is told so, not that it is missing', () => {
  expect(issuesOf({ firstName: 'x'.repeat(101), licenseNumber: 'x'.repeat(61) })).toEqual([
    ['firstName', 'At most 100 characters'],
    ['licenseNumber', 'At most 60 characters'],
  ]);
});

test('what is missing is told once', () => {
  expect(issuesOf({ firstName: ' ', lastName: '' })).toEqual([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
  ]);
});

test.each([
  'Win https://example.com',
  'www.evil.com',
  'Hannah\nBcc: all@example.com',
  'Hannah\u0000',
  'Han\u007fnah',
  'Han\u2028nah',
])('a name goes into mails: %j is none', (name) => {
  expect(issuesOf({ firstName: name })).toEqual([
    ['firstName', 'Please write the name without links, with a space after a dot'],
  ]);
  expect(issuesOf({ lastName: name })).toEqual([
    ['lastName', 'Please write the name without links, with a space after a dot'],
  ]);
});
