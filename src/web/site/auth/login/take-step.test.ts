import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { statusOf } from './step.ts';
import { takeStep, unreachableAt } from './take-step.ts';

const clientThatAnswers = (...answers: [status: number, body: unknown][]) => {
  const sent: unknown[] = [];
  const client = createClient(async (request) => {
    sent.push([request.path, request.body]);
    const [status, body] = answers.shift() ?? [500, undefined];
    return { status, headers: { get: () => null }, body };
  });
  return { client, sent };
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const user = { role: 'CUSTOMER', mustChangePassword: false };
const signedIn: [number, unknown] = [200, { success: true, user, data: user }];
const refusal = (error: string, message: string, details?: object) => ({ success: false, error, message, details });
const given = { email: 'nok@saphan.example', password: ' with spaces ' };

test('e-mail and password go to the server, the e-mail without spaces around it', async () => {
  const { client, sent } = clientThatAnswers(signedIn);
  const step = await takeStep(client, formOf({ email: ' nok@saphan.example ', password: ' with spaces ' }));
  expect(step).toEqual({ at: 'in', user });
  expect(sent).toEqual([['/auth/login', given]]);
});

test('an empty field is named, and the server is not asked', async () => {
  const { client, sent } = clientThatAnswers();
  const step = await takeStep(client, formOf({}));
  expect(step).toMatchObject({ problem: { reason: 'incomplete', missing: ['email', 'password'] } });
  expect([statusOf(step), sent]).toEqual([422, []]);
});

test.each([
  ['a wrong password', 401, refusal('auth.failed', 'Login failed'), { reason: 'wrong' }, 401],
  [
    'too many failures, with the minutes until the next try',
    429,
    refusal('auth.locked', 'Please wait', { retryAfterSeconds: 841 }),
    { reason: 'locked', minutes: 15 },
    429,
  ],
  [
    'the last second of a pause',
    429,
    refusal('auth.locked', 'Please wait', { retryAfterSeconds: 0 }),
    { reason: 'locked', minutes: 1 },
    429,
  ],
  ['anything else, by its code', 503, refusal('server.busy', 'Busy'), { reason: 'refused' }, 400],
])('the page says %s', async (_, status, body, problem, pageStatus) => {
  const step = await takeStep(clientThatAnswers([status, body]).client, formOf(given));
  expect(step).toMatchObject({ at: 'credentials', problem, email: given.email });
  expect(statusOf(step)).toBe(pageStatus);
});

test('a server that cannot be reached is said to be unreachable, and the e-mail stays', async () => {
  const client = createClient(() => Promise.reject(new TypeError('fetch failed')));
  const step = await takeStep(client, formOf(given));
  expect(step).toEqual({ at: 'credentials', problem: { reason: 'unreachable' }, email: given.email });
  expect(unreachableAt(formOf(given))).toEqual(step);
});

const challenge = 'the-challenge';
const asksForCode: [number, unknown] = [401, refusal('auth.two-factor-required', 'One more', { challenge })];
const atCode = { at: 'code', challenge, by: 'code', problem: null };

test('where the account has a second step, its form follows with the challenge', async () => {
  const step = await takeStep(clientThatAnswers(asksForCode).client, formOf(given));
  expect(step).toEqual(atCode);
  expect(statusOf(step)).toBe(200);
});

test('six digits, however they are grouped, sign in; this computer is trusted where it was ticked', async () => {
  const { client, sent } = clientThatAnswers(signedIn, signedIn);
  const form = { at: 'code', challenge, by: 'code', code: ' 407 113 ' };
  expect(await takeStep(client, formOf(form))).toEqual({ at: 'in', user });
  await takeStep(client, formOf({ ...form, trustComputer: 'on' }));
  expect(sent).toEqual([
    ['/auth/login/two-factor', { challenge, code: '407113' }],
    ['/auth/login/two-factor', { challenge, code: '407113', trustComputer: true }],
  ]);
});

test('a recovery code signs in too, once its form was asked for', async () => {
  const { client, sent } = clientThatAnswers(signedIn);
  const shown = await takeStep(client, formOf({ at: 'code', challenge, by: 'code', code: '', show: 'recovery' }));
  expect(shown).toEqual({ ...atCode, by: 'recovery' });
  await takeStep(client, formOf({ at: 'code', challenge, by: 'recovery', recoveryCode: ' k4mp-9xrt ' }));
  expect(sent).toEqual([['/auth/login/two-factor', { challenge, recoveryCode: 'k4mp-9xrt' }]]);
});

test.each([
  ['too few digits are asked for again', null, '4071', { ...atCode, problem: { reason: 'incomplete' } }],
  [
    'a wrong code may be tried again',
    [401, refusal('auth.code-wrong', 'Wrong')],
    '407113',
    { ...atCode, problem: { reason: 'wrong' } },
  ],
  [
    'a challenge that is over begins anew',
    [401, refusal('auth.challenge-over', 'Over')],
    '407113',
    { at: 'credentials', problem: { reason: 'over' }, email: '' },
  ],
  [
    'too many wrong codes lock',
    [429, refusal('auth.locked', 'Wait', { retryAfterSeconds: 900 })],
    '407113',
    { at: 'credentials', problem: { reason: 'locked', minutes: 15 }, email: '' },
  ],
] as const)('%s', async (_, answer, code, expected) => {
  const { client, sent } = clientThatAnswers(...(answer ? [[...answer] as [number, unknown]] : []));
  expect(await takeStep(client, formOf({ at: 'code', challenge, by: 'code', code }))).toEqual(expected);
  expect(sent).toHaveLength(answer ? 1 : 0);
});

const secret = { secret: 'JBSWY3DP', uri: 'otpauth://totp/Saphan', picture: 'data:image/png;base64,AA' };

test('an account that must have a second step gets its secret at once, and keeps it over a wrong code', async () => {
  const { client, sent } = clientThatAnswers(
    [401, refusal('auth.two-factor-enrolment-required', 'Enrol', { challenge })],
    [200, { success: true, data: secret }],
    [422, refusal('auth.code-wrong', 'Wrong')],
    [200, { success: true, data: { recoveryCodes: ['a', 'b'] }, user }],
  );
  const enrolment = { challenge, ...secret };
  expect(await takeStep(client, formOf(given))).toEqual({ at: 'enrolment', enrolment, problem: null });
  const form = { at: 'enrolment', ...enrolment, code: '111 111' };
  expect(await takeStep(client, formOf(form))).toEqual({ at: 'enrolment', enrolment, problem: { reason: 'wrong' } });
  expect(await takeStep(client, formOf(form))).toEqual({ at: 'recovery-codes', codes: ['a', 'b'] });
  expect(sent.slice(1)).toEqual([
    ['/auth/two-factor', { challenge }],
    ['/auth/two-factor/confirm', { challenge, code: '111111' }],
    ['/auth/two-factor/confirm', { challenge, code: '111111' }],
  ]);
});

test('what a form carries of an enrolment leads nowhere else', () => {
  const form = formOf({
    at: 'enrolment',
    challenge,
    secret: 'A',
    uri: 'javascript:alert(1)',
    picture: '//evil.example',
  });
  expect(unreachableAt(form)).toMatchObject({
    enrolment: { uri: '', picture: '' },
    problem: { reason: 'unreachable' },
  });
});
