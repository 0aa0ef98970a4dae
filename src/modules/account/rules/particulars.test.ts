import { expect, test } from 'vitest';
import { hasAnyParticulars } from './particulars.ts';

const nowhere = { street: '', city: '', province: '', postalCode: '', country: '' };

test.each([
  ['nothing', {}, false],
  ['an empty form', { dateOfBirth: null, licenseNumber: '', nationality: '', address: nowhere }, false],
  ['a licence', { licenseNumber: 'TH 1' }, true],
  ['a city alone', { address: { ...nowhere, city: 'Bangkok' } }, true],
])('%s', (_what, particulars, expected) => {
  expect(hasAnyParticulars(particulars)).toBe(expected);
});
