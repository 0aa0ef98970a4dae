import { expect, test } from 'vitest';
import { isTooNearToChange } from './change-until.ts';

const at = (time: string) => Date.parse(`2026-12-05T${time}+07:00`);

test('two hours before the pick-up a booking may still be changed, and a moment later no more', () => {
  expect(isTooNearToChange(at('10:00:00'), at('08:00:00'))).toBe(false);
  expect(isTooNearToChange(at('10:00:00'), at('08:00:01'))).toBe(true);
});
