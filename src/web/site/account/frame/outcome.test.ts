import { expect, test } from 'vitest';
import { fieldProblem } from '#kernel/problem.ts';
import type { Failure } from '../../../api/failure.ts';
import { type FieldWord, outcomeOf, statusOf } from './outcome.ts';

const failure = (status: number, error: string, fields: Failure['fields'] = {}): Failure => ({
  success: false,
  status,
  error,
  message: 'No.',
  fields,
  details: {},
});
const typed = new FormData();
typed.append('password', 'typed');
const words = { password: 'passwordWrong', email: 'email' } as const;
const wrong = failure(422, 'auth.password-wrong', { password: fieldProblem('auth.password-wrong') });
const lost = failure(0, 'network.failed');
const locked = failure(429, 'auth.locked');
const elsewhere = failure(422, 'form.invalid', { language: fieldProblem('field.wrong') });

test.each([
  ['a success is done', { success: true } as const, typed, { state: 'done' }, 200],
  ['a wrong field is named', wrong, typed, { state: 'wrong', fields: { password: 'passwordWrong' } }, 422],
  [
    'an empty password is asked for',
    wrong,
    new FormData(),
    { state: 'wrong', fields: { password: 'passwordRequired' } },
    422,
  ],
  [
    'a refusal is told whole',
    locked,
    typed,
    { state: 'refused', problem: { reason: 'refused', failure: locked } },
    429,
  ],
  ['no answer is no connection', lost, typed, { state: 'refused', problem: { reason: 'unreachable' } }, 503],
  [
    'a field that the form does not have is told as a refusal',
    elsewhere,
    typed,
    { state: 'refused', problem: { reason: 'refused', failure: elsewhere } },
    422,
  ],
])('%s', (_, answer, form, outcome, status) => {
  const result = outcomeOf(answer, form, words);
  expect([result, statusOf(result)]).toEqual([outcome, status]);
});

test.each([
  ['firstName', '', 'firstNameRequired'],
  ['lastName', ' \u200b', 'lastNameRequired'],
  ['lastName', 'www.evil.example', 'lastName'],
  ['phone', '', 'phoneRequired'],
  ['email', '', 'emailRequired'],
  ['email', 'nobody', 'email'],
  ['tooLong', '', 'tooLong'],
] as const satisfies readonly (readonly [FieldWord, string, FieldWord])[])(
  'a field of %s with "%s" in it is told of as %s',
  (word, text, expected) => {
    const form = new FormData();
    form.append('field', text);
    const answer = failure(422, 'form.invalid', { field: fieldProblem('field.wrong') });
    expect(outcomeOf(answer, form, { field: word })).toEqual({ state: 'wrong', fields: { field: expected } });
  },
);
