import { expect, test } from 'vitest';
import { type AttemptStanding, isActiveAttempt } from './attempt-is-active.ts';

test.each<[string, AttemptStanding | null, boolean]>([
  ['the open one of a living booking is waited for', { attempt: 'pending', booking: 'pending' }, true],
  ['one whose answer never came is, too', { attempt: 'sending', booking: 'confirmed' }, true],
  ['one that was given up for another is not', { attempt: 'given-up', booking: 'pending' }, false],
  ['one of a booking that is over is not', { attempt: 'pending', booking: 'cancelled' }, false],
  ['one that is nowhere is not', null, false],
])('%s', (_, standing, isIt) => expect(isActiveAttempt(standing)).toBe(isIt));
