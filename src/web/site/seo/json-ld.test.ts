import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]></SCRIPT >',
  '"}</script>',
  '\\u003c/script>',
  'รถตู้ & “Van” \u2028',
])('the text %j cannot leave the script, and is read back as it was', (name) => {
  const text = jsonLd({ '@type': 'Product', name });
  expect(text).not.toMatch(/</);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
});

test('a fact that is not known is not said', () => {
  expect(JSON.parse(jsonLd({ '@type': 'Product', name: undefined }))).not.toHaveProperty('name');
});
