import { expect, test } from 'vitest';
import { waitingIn } from './as-agreed.ts';

test.each([
  ['a change that waits', { isOver: false, due: 1 }, { isOver: false, due: 1 }],
  ['one that ended', { isOver: true, due: 1 }, null],
  ['none', null, null],
])('%s is what is paid for, or not', (_what, change, waiting) => expect(waitingIn({ change })).toEqual(waiting));
