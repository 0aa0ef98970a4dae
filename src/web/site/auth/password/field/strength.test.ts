import { expect, test } from 'vitest';
import { fieldProblem } from '#kernel/problem.ts';
import { createClient } from '../../../../api/client.ts';
import type { Failure } from '../../../../api/failure.ts';
import { passwordProblemIn } from './password-problem.ts';
import { fullParts, readMinLength, readStrength, type Strength, strengthWord } from './strength.ts';

const judged = (score: number, reason: Strength['reason'] = null): Strength => ({
  score,
  reason,
  isAccepted: reason === null,
  minLength: 8,
});

test.each([
  [judged(0), 'weak', 1],
  [judged(1), 'weak', 1],
  [judged(2), 'fair', 2],
  [judged(3), 'good', 3],
  [judged(4), 'strong', 4],
  [judged(4, 'personal'), 'weak', 1],
  [judged(3, 'short'), 'weak', 1],
])('%o is %s', (strength, word, parts) => {
  expect(strengthWord(strength)).toBe(word);
  expect(fullParts(strength)).toBe(parts);
});

const clientThatAnswers = (status: number, body: unknown) => {
  const sent: unknown[] = [];
  const client = createClient(async (request) => {
    sent.push(request.body);
    return { status, headers: { get: () => null }, body };
  });
  return { client, sent };
};

test('what is empty says nothing about a person', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: judged(1, 'personal') });
  await readStrength(client, 'hannah', ['Hannah', '', 'h@x.co']);
  expect(sent).toEqual([{ password: 'hannah', about: ['Hannah', 'h@x.co'] }]);
});

const refused = (error: string, details: Failure['details'] = {}): Failure => ({
  success: false,
  status: 422,
  error,
  message: 'No',
  details,
  fields: { newPassword: fieldProblem('auth.password-common') },
});

test.each([
  [
    'with its reason',
    refused('auth.password-weak', { reason: 'common', minLength: 9 }),
    { reason: 'common', minLength: 9 },
  ],
  ['as the present one', refused('auth.password-same'), { reason: 'same' }],
  ['without a reason that we know', refused('form.invalid'), { reason: 'refused' }],
])('a refused password is told %s', (_, failure, problem) => {
  expect(passwordProblemIn(failure, 'newPassword')).toEqual(problem);
});

test('a refusal of something else is none of the password', () =>
  expect(passwordProblemIn(refused('form.invalid'), 'password')).toBeNull());

test('the least length is known before anything is typed, and is never under the floor', async () => {
  const data = { passwordMinLength: 12, requireEmailVerification: true };
  const { client, sent } = clientThatAnswers(200, { success: true, data });
  expect(await readMinLength(client)).toBe(12);
  expect(JSON.stringify(sent)).not.toContain('password-strength');
  expect(await readMinLength(clientThatAnswers(500, null).client)).toBe(8);
});
