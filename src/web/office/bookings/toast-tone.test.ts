import { expect, test } from 'vitest';
import { toastTone } from './toast-tone.ts';

test.each([
  [1_000, 'done'],
  [0, 'info'],
  [null, 'info'],
] as const)('a message that %s baht came in has the tone %s', (baht, tone) => expect(toastTone(baht)).toBe(tone));
