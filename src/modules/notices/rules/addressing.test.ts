import { expect, test } from 'vitest';
import { isOneAddress, oneLine, sender } from './addressing.ts';

test.each(['hannah@example.com', 'o’hara+car@bücher.example', 'somchai@localhost'])('%s is one address', (address) => {
  expect(isOneAddress(address)).toBe(true);
});

test.each([
  '',
  'hannah',
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'Hannah <a@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a@@example.com',
  '"a b"@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is not one address', (address) => {
  expect(isOneAddress(address)).toBe(false);
});

test('a name with line breaks becomes one line', () => {
  expect(oneLine(' Hannah\r\nBcc: x@example.com\u2028\tL. ')).toBe('Hannah Bcc: x@example.com L.');
});

const settings = {
  fromName: 'Saphan',
  fromEmail: '',
  siteName: 'Saphan Car Rental',
  supportEmail: '',
  host: 'x.example',
};

test.each([
  ['the address of the settings', { fromEmail: 'mail@x.example', supportEmail: 'help@x.example' }, 'mail@x.example'],
  ['without it, where customers write to', { supportEmail: 'help@x.example' }, 'help@x.example'],
  ['without both, one that nobody reads', {}, 'no-reply@x.example'],
  ['a misshapen one is passed over', { fromEmail: 'not an address' }, 'no-reply@x.example'],
])('mail comes from %s', (_which, changed, address) => {
  expect(sender({ ...settings, ...changed })).toEqual({ name: 'Saphan', address });
});
