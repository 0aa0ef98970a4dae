import { expect, test } from 'vitest';
import { messagesOf } from '#test/messages-of.ts';
import { hasAnyParticulars, particularsRefusal } from './particulars.ts';

const nowhere = { street: '', city: '', province: '', postalCode: '', country: '' };

test.each([
  ['nothing', {}, false],
  ['an empty form', { dateOfBirth: null, licenseNumber: '', nationality: '', address: nowhere }, false],
  ['a licence', { licenseNumber: 'TH 1' }, true],
  ['a city alone', { address: { ...nowhere, city: 'Bangkok' } }, true],
])('%s', (_what, particulars, expected) => {
  expect(hasAnyParticulars(particulars)).toBe(expected);
});

test('nobody is born tomorrow', () => {
  expect(messagesOf(particularsRefusal({ dateOfBirth: '2026-11-21' }, '2026-11-20')?.fields)).toEqual({
    dateOfBirth: 'Use a date in the past',
  });
  expect(particularsRefusal({ dateOfBirth: '2026-11-20' }, '2026-11-20')).toBeNull();
  expect(particularsRefusal({ dateOfBirth: null }, '2026-11-20')).toBeNull();
});
