import { expect, test } from 'vitest';
import { outsideAt } from './opening-hours-note.tsx';

const open = { pickUp: false, dropOff: false };

test.each([
  ['both places open', open, open, null],
  ['the pick-up too early, and the return', { pickUp: true, dropOff: true }, { pickUp: true, dropOff: true }, 'both'],
  ['the pick-up too early, the return elsewhere in time', { pickUp: true, dropOff: true }, open, 'pickUp'],
  ['only the return late, at another place', open, { pickUp: false, dropOff: true }, 'dropOff'],
  ['places that are not known', null, null, null],
] as const)('%s', (_case, atPickUp, atReturn, which) => expect(outsideAt(atPickUp, atReturn)).toBe(which));
