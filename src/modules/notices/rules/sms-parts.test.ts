import { expect, test } from 'vitest';
import { fitting, inPlainMarks, smsParts } from './sms-parts.ts';

test.each([
  ['160 plain letters', 'a'.repeat(160), 1],
  ['161 plain letters', 'a'.repeat(161), 2],
  ['307 plain letters', 'a'.repeat(307), 3],
  ['159 letters and a bracket', `${'a'.repeat(159)}[`, 2],
  ['70 Thai letters', 'ก'.repeat(70), 1],
  ['71 Thai letters', 'ก'.repeat(71), 2],
  ['135 Thai letters', 'ก'.repeat(135), 3],
  ['one Thai letter among plain ones', `ก${'a'.repeat(70)}`, 2],
])('%s', (_what, text, parts) => expect(smsParts(text)).toBe(parts));

test('marks that cost a part become plain', () => {
  expect(inPlainMarks('Saphan’s “car” – 10:00\u00a0…')).toBe('Saphan\'s "car" - 10:00 ...');
});

test('the longest text that fits is taken, and the shortest where none does', () => {
  expect(fitting(['a'.repeat(170), 'b'.repeat(160), 'c'], 1)).toBe('b'.repeat(160));
  expect(fitting(['a'.repeat(170), 'b'.repeat(161)], 1)).toBe('b'.repeat(161));
});
