import { expect, test } from 'vitest';
import { toToast } from './briefly.ts';

const undo = { label: 'Undo', run: () => undefined };

test.each([
  ['a success', { message: 'Saved' }, 3000],
  ['what can be undone', { message: 'Somchai can no longer sign in', action: undo }, undefined],
  ['problem', { message: 'Failed to update user', tone: 'problem' as const }, undefined],
  ['what asks for a time of its own', { message: 'Read this', duration: 12_000 }, 12_000],
])('%s', (_what, text, duration) => {
  expect(toToast(text).duration).toBe(duration);
});
