import { expect, test } from 'vitest';
import { isPdf } from './is-pdf.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const whole = `%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF`;

test.each([
  ['a whole one', whole, true],
  ['one with a line after its end', `${whole}\r\n`, true],
  ['one that broke off', whole.slice(0, 3000), false],
  ['something before it', ` ${whole}`, false],
  ['a page that says so', '<html>%PDF-1.7 %%EOF', false],
  ['nothing', '', false],
])('%s', (_case, text, expected) => {
  expect(isPdf(bytesOf(text))).toBe(expected);
});
