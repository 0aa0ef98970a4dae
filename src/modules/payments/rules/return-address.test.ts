import { expect, test } from 'vitest';
import { foreignAddresses } from '#test/builders/foreign-addresses.ts';
import { returnAddress } from './return-address.ts';

const ours = { publicUrl: 'https://rent.example', bookingId: 'b1' };
const usual = 'https://rent.example/booking/payment-result?booking=b1';

test.each([
  ['none', undefined, usual],
  ['the usual one in Thai', `${usual}&lang=th`, `${usual}&lang=th`],
  ['one of another site', 'https://evil.example/booking/payment-result', usual],
  ['one that only looks like ours', 'https://rent.example@evil.example/booking/x', usual],
  ['another page of ours', 'https://rent.example/api/auth/login', usual],
  ['none that can be read', 'javascript:alert(1)', usual],
])('a customer comes back to our page where %s is asked for', (_what, returnUri, address) => {
  expect(returnAddress(returnUri, ours)).toBe(address);
});

test.each(foreignAddresses)('whoever asks to come back to %j comes back to our page', (returnUri) => {
  expect(returnAddress(returnUri, ours)).toBe(usual);
});
