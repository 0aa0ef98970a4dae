import { expect, test } from 'vitest';
import { endOf, groupsOf } from '../scripts/test-steps.ts';

const outcome = (passed: number, failed: number) => ({ passed, failed, files: [] });

test.each([
  ['steps without tests say nothing of counts', [outcome(0, 0)], false, { failed: 0, line: '' }],
  ['nor is a failure of theirs kept quiet', [outcome(0, 1)], false, { failed: 1, line: '0 passed, 1 failed' }],
  ['steps with tests count them', [outcome(3, 0), outcome(2, 0)], false, { failed: 0, line: '5 passed, 0 failed' }],
  ['the whole run ends with its counts', [outcome(3, 1)], true, { failed: 1, line: '3 passed, 1 failed' }],
])('%s', (_sentence, outcomes, isWhole, summary) => {
  expect(endOf(outcomes, { isWhole })).toEqual(summary);
});

test('what looks at the source goes side by side before any test, and tests have the machine to themselves', () => {
  expect(groupsOf(['journeys', 'format', 'types', 'unit'])).toEqual([['types', 'format'], ['journeys'], ['unit']]);
  expect(groupsOf(['unit'])).toEqual([['unit']]);
});
