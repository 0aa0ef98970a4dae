import { expect, test } from 'vitest';
import { addressIn } from './address-in.ts';

const place = { address: '1 Silom Road', city: 'Bangkok', addressInThai: '1 ถนนสีลม กรุงเทพฯ 10500' };

test.each([
  ['en', place, '1 Silom Road, Bangkok'],
  ['th', place, '1 ถนนสีลม กรุงเทพฯ 10500'],
  ['th', { ...place, addressInThai: null }, '1 Silom Road, Bangkok'],
  ['th', { address: '1 Silom Road', addressInThai: '' }, '1 Silom Road'],
  ['en', { ...place, city: '' }, '1 Silom Road'],
] as const)('in %s, %j is read as %s', (language, addressed, read) => {
  expect(addressIn(addressed, language)).toBe(read);
});
