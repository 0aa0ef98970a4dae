import { expect, test } from 'vitest';
import { isId } from './is-id.ts';

const id = '0197f1a0-0000-7000-8000-000000000001';

test.each([
  [id, true],
  [id.toUpperCase(), true],
  ['available', false],
  ['..', false],
  ['', false],
  [null, false],
  [undefined, false],
  [7, false],
  ['x/../lookup', false],
  [`${id}/similar`, false],
  [`${id}\n`, false],
])('whether %j is an id: %s', (word, is) => expect(isId(word)).toBe(is));
