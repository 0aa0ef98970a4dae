import { expect, test } from 'vitest';
import { endOf } from '../scripts/test-steps.ts';

test.each([
  ['steps without tests say nothing of counts', { passed: 0, failed: 0 }, false, ''],
  ['nor is a failure of theirs kept quiet', { passed: 0, failed: 1 }, false, '0 passed, 1 failed\n'],
  ['steps with tests count them', { passed: 3, failed: 0 }, false, '3 passed, 0 failed\n'],
  ['the whole run ends with its counts', { passed: 3, failed: 1 }, true, '3 passed, 1 failed\n'],
])('%s', (_sentence, counts, isWhole, said) => {
  expect(endOf(counts, { isWhole })).toBe(said);
});
