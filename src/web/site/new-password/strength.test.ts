import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { whyRefused } from './password-trouble.ts';
import { fullParts, readMinLength, type Strength, strengthWord } from './strength.ts';

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
  const client = createClient(async (asked) => {
    sent.push(asked.body);
    return { status, headers: { get: () => null }, body };
  });
  return { client, sent };
};

test('a refused password is told with its reason; what is empty says nothing about a person', async () => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: judged(1, 'personal') });
  expect(await whyRefused(client, 'hannah', ['Hannah', '', 'h@x.co'])).toEqual({ reason: 'personal', minLength: 8 });
  expect(sent).toEqual([{ password: 'hannah', about: ['Hannah', 'h@x.co'] }]);
});

test('where the server does not say why, the page asks for another password', async () => {
  expect(await whyRefused(clientThatAnswers(500, null).client, 'x', [])).toEqual({ reason: 'refused' });
});

test('the least length is known before anything is typed, and is never under the floor', async () => {
  const data = { ...judged(0, 'short'), minLength: 12 };
  expect(await readMinLength(clientThatAnswers(200, { success: true, data }).client)).toBe(12);
  expect(await readMinLength(clientThatAnswers(500, null).client)).toBe(8);
});
