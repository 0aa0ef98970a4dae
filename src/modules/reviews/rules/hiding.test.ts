import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { hiddenState } from './hiding.ts';

const monday = toInstant('2026-12-07T10:00');
const tuesday = toInstant('2026-12-08T10:00');
const shown = { hiddenAt: null, hiddenBy: null };
const hiddenByNok = { hiddenAt: monday, hiddenBy: 'Nok' };

test('a hidden review says since when and by whom', () => {
  expect(hiddenState(shown, { isHidden: true, now: monday, by: 'Nok' })).toEqual(hiddenByNok);
});

test('hidden once more, it keeps who hid it first', () => {
  expect(hiddenState(hiddenByNok, { isHidden: true, now: tuesday, by: 'Ploy' })).toEqual(hiddenByNok);
});

test('shown again, nothing of it is left', () => {
  expect(hiddenState(hiddenByNok, { isHidden: false, now: tuesday, by: 'Ploy' })).toEqual(shown);
});
