import { expect, test } from 'vitest';
import { isSameMessage, normaliseMessage } from './normalise-message.ts';

const plain = { name: 'Hannah', email: 'hannah@example.com', subject: 'Child seat', message: 'Hello' };

test.each([
  ['Hannah\r\nBcc: victim@example.com', 'Hannah Bcc: victim@example.com'],
  ['Hannah\u2028\u0085X-Evil: 1', 'Hannah X-Evil: 1'],
  [' Hannah\t\u0007 Keller ', 'Hannah Keller'],
  ['\u202egnp.\u2066exe\u2069', 'gnp.exe'],
  ['"Hannah" <x@example.com>', '"Hannah" <x@example.com>'],
  ['ฮันนาห์ เคลเลอร์', 'ฮันนาห์ เคลเลอร์'],
])('a name or subject such as %j is kept as one line', (written, normalised) => {
  expect(normaliseMessage({ ...plain, name: written, subject: written })).toMatchObject({
    name: normalised,
    subject: normalised,
  });
});

test('a message keeps its lines and loses what no text needs', () => {
  expect(normaliseMessage({ ...plain, message: ' one\r\ntwo\rthree\u2028four\tfive\u0000\u001b[2J\n' }).message).toBe(
    'one\ntwo\nthree\nfour\tfive[2J',
  );
});

test('the same words are the same message, one other letter is another', () => {
  expect(isSameMessage(plain, { ...plain })).toBe(true);
  expect(isSameMessage(plain, { ...plain, message: 'Hello!' })).toBe(false);
  expect(isSameMessage(plain, { ...plain, email: 'other@example.com' })).toBe(false);
});
