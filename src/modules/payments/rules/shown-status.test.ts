import { expect, test } from 'vitest';
import { officeStatus, shownStatus, statusesShownAs } from './shown-status.ts';

test.each([
  ['sending', 'pending', 'pending'],
  ['pending', 'pending', 'pending'],
  ['given-up', 'pending', 'pending'],
  ['successful', 'successful', 'successful'],
  ['failed', 'failed', 'failed'],
  ['expired', 'expired', 'expired'],
  ['reversed', 'failed', 'reversed'],
] as const)('an attempt that is %s is %s for its customer, and %s in the office', (status, seen, inOffice) => {
  expect([shownStatus(status), officeStatus(status)]).toEqual([seen, inOffice]);
});

test('a filter of the office means every attempt that it calls so', () => {
  expect(statusesShownAs('pending')).toEqual(['sending', 'pending', 'given-up']);
  expect(statusesShownAs('failed')).toEqual(['failed']);
});
