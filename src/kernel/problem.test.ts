import { expect, test } from 'vitest';
import { fieldProblem, Problem, problemText, readProblemText, wrongField, wrongForm } from './problem.ts';
import { problemParams } from './problem-params.ts';

test('a field is told by code, by the facts that its sentence has room for, and in English without a stop', () => {
  expect(fieldProblem('field.too-long', { max: 5000, min: 1 })).toEqual({
    code: 'field.too-long',
    params: { max: '5,000' },
    message: 'At most 5,000 characters',
  });
  expect(fieldProblem('fleet.plate-taken')).toEqual({
    code: 'fleet.plate-taken',
    message: 'Another vehicle has this licence plate',
  });
});

test('a refusal fills its sentence, and tells the field that it is about the same', () => {
  const problem = new Problem(409, 'booking.addon-sold-out', {
    field: 'selectedAddons',
    details: { units: 2, name: { en: 'Child seat', th: null } },
  });
  expect(problem).toMatchObject({ status: 409, message: 'Only 2 Child seat available in stock.' });
  expect(problem.fields.selectedAddons?.params).toEqual({ units: '2', name: 'Child seat' });
});

test('a refusal may say the sentence of another code, with facts that it does not send', () => {
  const problem = new Problem(422, 'auth.password-weak', {
    field: 'password',
    sentence: 'auth.password-short',
    params: { minLength: 8 },
  });
  expect([problem.code, problem.message, problem.details]).toEqual([
    'auth.password-weak',
    'Password must be at least 8 characters',
    {},
  ]);
  expect(problem.fields.password?.code).toBe('auth.password-short');
});

test('a wrong form joins what is said of its fields, each sentence once', () => {
  const halfHour = fieldProblem('rental.half-hour');
  expect(wrongForm({ from: halfHour, until: halfHour, email: fieldProblem('email.required') })).toMatchObject({
    status: 422,
    code: 'form.invalid',
    message: 'Choose a time on the half hour, Email is required',
  });
  expect(wrongForm({ request: fieldProblem('settings.none-sent') }, 'settings.invalid').code).toBe('settings.invalid');
  expect(wrongField('amount', 'payment.is-owed', { amount: '฿5,350' }).message).toBe('฿5,350 is owed');
});

test.each([
  ['name.required', {}],
  ['fleet.no-category-named', { name: 'A & B? = “ก”' }],
  ['date.year', { from: '2000', to: '2099' }],
] as const)('%s goes through the message of a shape and comes back', (code, facts) =>
  expect(readProblemText(problemText(code, facts))).toEqual(fieldProblem(code, facts)),
);

test('what is no code is a value that is wrong', () =>
  expect(readProblemText('Invalid input: expected string').code).toBe('field.wrong'));

test('numbers have their thousands, names the language, and seconds to wait are whole minutes', () => {
  const facts = { units: 1234, year: '2026', name: { en: 'Seat', th: 'เบาะ' }, retryAfterSeconds: 61, list: [1] };
  expect(problemParams(facts, 'th')).toEqual({
    units: '1,234',
    year: '2026',
    name: 'เบาะ',
    retryAfterSeconds: '61',
    minutes: '2',
  });
  expect(problemParams({ name: { en: 'Seat', th: null } }, 'th')).toEqual({ name: 'Seat' });
  expect(problemParams({ retryAfterSeconds: 0 }).minutes).toBe('1');
});
