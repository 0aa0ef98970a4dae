import { expect, test } from 'vitest';
import { normaliseComment } from './normalise-comment.ts';

test.each([
  ['One line.', 'One line.'],
  ['First.\r\nSecond.\rThird.', 'First.\nSecond.\nThird.'],
  ['First.  \n\n\n\n\nSecond.', 'First.\n\nSecond.'],
  ['First.\n \t \n \nSecond.', 'First.\n\nSecond.'],
  ['\u202eTurned.\u2066', 'Turned.'],
  ['  \n Padded. \n ', 'Padded.'],
  ['อักษรไทย\n\nย่อหน้าใหม่', 'อักษรไทย\n\nย่อหน้าใหม่'],
])('%j is kept as %j', (typed, normalised) => expect(normaliseComment(typed)).toBe(normalised));
