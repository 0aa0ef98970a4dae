import { expect, test } from 'vitest';
import { afterChoice } from './season-choices.ts';

test.each([
  ['all clears the other choices', ['suv', 'van'], 'all', ['all']],
  ['a category takes all away', ['all'], 'suv', ['suv']],
  ['another category joins it', ['suv'], 'van', ['suv', 'van']],
  ['one of two leaves', ['suv', 'van'], 'suv', ['van']],
  ['nothing chosen is all again', ['suv'], 'suv', ['all']],
  ['all cannot be left alone', ['all'], 'all', ['all']],
])('%s', (_, chosen, one, after) => expect(afterChoice(chosen, one)).toEqual(after));
