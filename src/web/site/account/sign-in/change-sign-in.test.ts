import { expect, test } from 'vitest';
import { createClient } from '../../../api/client.ts';
import { type Change, changeSignIn, outcomeFor, statusOfChange } from './change-sign-in.ts';

const clientThatAnswers = (status: number, body: unknown) => {
  const sent: unknown[] = [];
  const client = createClient(async ({ method, path, body: given }) => {
    sent.push([method, path, given]);
    return { status, headers: { get: () => null }, body };
  });
  return { client, sent };
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const refusal = (error: string, more: object = {}) => ({ success: false, error, message: 'No.', ...more });
const sessionId = '0197f1a0-0000-7000-8000-000000000001';
const passwords = { section: 'password', currentPassword: 'present', newPassword: 'new' };
const shown = { secret: 'ABCD', uri: 'otpauth://totp/x', picture: 'data:image/png;base64,' };

test.each([
  [{ section: 'email', email: ' nok@example.com ' }, ['POST', '/auth/change-email', { email: 'nok@example.com' }]],
  [passwords, ['POST', '/auth/change-password', { currentPassword: 'present', newPassword: 'new' }]],
  [{ section: 'session', id: sessionId }, ['DELETE', `/auth/sessions/${sessionId}`, undefined]],
  [{ section: 'other-sessions' }, ['DELETE', '/auth/sessions', undefined]],
  [{ section: 'two-factor-off' }, ['POST', '/auth/two-factor/disable', undefined]],
])('$section is sent where it belongs, and done', async (form, call) => {
  const { client, sent } = clientThatAnswers(200, { success: true, data: null });
  const change = await changeSignIn(client, formOf(form));
  expect([change, statusOfChange(change)]).toEqual([{ section: form.section, state: 'done' }, 200]);
  expect(sent).toEqual([call]);
});

test('where the server wants a proof, the form is asked for one and sent again with it, and nothing typed is lost', async () => {
  const sent: unknown[] = [];
  let isProven = false;
  const client = createClient(async ({ path, body }) => {
    sent.push([path, body]);
    if (path === '/auth/proof') isProven = Object(body).code === '123456';
    const answer = { success: true, data: null };
    if (isProven) return { status: 200, headers: { get: () => null }, body: answer };
    const error = path === '/auth/proof' ? refusal('auth.code-wrong', { fields: { code: 'Wrong' } }) : needed;
    return { status: path === '/auth/proof' ? 422 : 403, headers: { get: () => null }, body: error };
  });
  const needed = refusal('auth.proof-needed', { details: { withCode: true } });
  const asked = await changeSignIn(client, formOf({ section: 'email', email: 'nok@example.com' }));
  const carried = { email: 'nok@example.com' };
  const proving = { section: 'email', state: 'proving', withCode: true, carried };
  expect([asked, statusOfChange(asked)]).toEqual([{ ...proving, outcome: null }, 403]);

  const again = { section: 'email', ...carried, proving: 'with-code', password: ' with spaces ' };
  const wrong = await changeSignIn(client, formOf({ ...again, code: '000000' }));
  const outcome = { state: 'wrong', fields: { code: 'codeWrong' } };
  expect([wrong, statusOfChange(wrong)]).toEqual([{ ...proving, outcome }, 422]);
  sent.length = 0;
  expect(await changeSignIn(client, formOf({ ...again, code: '123456' }))).toEqual({ section: 'email', state: 'done' });
  expect(sent).toEqual([
    ['/auth/proof', { password: ' with spaces ', code: '123456' }],
    ['/auth/change-email', { email: 'nok@example.com' }],
  ]);
});

test('a form that the page does not have asks nobody', async () => {
  const { client, sent } = clientThatAnswers(500, null);
  expect(await changeSignIn(client, formOf({ section: 'moon' }))).toEqual({ section: 'moon', state: 'done' });
  expect(sent).toEqual([]);
});

const presentWrong = refusal('auth.password-wrong', { fields: { currentPassword: 'This is not your password' } });
const short = refusal('auth.password-weak', { details: { reason: 'short', minLength: 8 } });

test.each([
  [
    'the present password is wrong',
    passwords,
    presentWrong,
    { state: 'wrong', fields: { currentPassword: 'passwordWrong' } },
  ],
  ['the new one is too short', passwords, short, { state: 'weak', why: { reason: 'short', minLength: 8 } }],
  ['the new one is the present', passwords, refusal('auth.password-same'), { state: 'weak', why: { reason: 'same' } }],
  [
    'no new one was given',
    { ...passwords, newPassword: '' },
    refusal('form.invalid', { fields: { newPassword: 'Password is required' } }),
    { state: 'weak', why: { reason: 'required' } },
  ],
  [
    'neither was given: the first is asked for first',
    { section: 'password' },
    refusal('form.invalid', { fields: { currentPassword: 'Required', newPassword: 'Required' } }),
    { state: 'wrong', fields: { currentPassword: 'passwordRequired' } },
  ],
])('a password is not changed where %s', async (_, form, body, change) => {
  const { client } = clientThatAnswers(422, body);
  const outcome = await changeSignIn(client, formOf(form));
  expect([outcome, statusOfChange(outcome)]).toEqual([{ section: 'password', ...change }, 422]);
});

test('a second step begins with what the app needs, and that stays through a wrong code', async () => {
  const enrolment = { challenge: '', ...shown };
  const begun = await changeSignIn(
    clientThatAnswers(200, { success: true, data: shown }).client,
    formOf({ section: 'two-factor', password: 'present' }),
  );
  expect(begun).toEqual({ section: 'two-factor', state: 'enrolling', enrolment, problem: null });

  const form = formOf({ section: 'two-factor-code', code: '123 456', ...shown });
  const { client, sent } = clientThatAnswers(422, refusal('auth.code-wrong'));
  const again = await changeSignIn(client, form);
  expect(again).toMatchObject({ state: 'enrolling', enrolment, problem: { reason: 'wrong' } });
  expect([sent, statusOfChange(again)]).toEqual([[['POST', '/auth/two-factor/confirm', { code: '123456' }]], 422]);
});

test('a code that is not whole is not sent', async () => {
  const { client, sent } = clientThatAnswers(500, null);
  const change = await changeSignIn(client, formOf({ section: 'two-factor-code', code: '123', ...shown }));
  expect([change.state, statusOfChange(change), sent]).toEqual(['enrolling', 422, []]);
});

test.each(['two-factor-code', 'recovery-codes'])('recovery codes come back from %s', async (section) => {
  const { client } = clientThatAnswers(200, { success: true, data: { recoveryCodes: ['one', 'two'] } });
  const change = await changeSignIn(client, formOf({ section, code: '123456', password: 'present' }));
  expect(change).toEqual({ section, state: 'codes', codes: ['one', 'two'] });
});

test('each form is told how it ended itself, and nothing of the others', () => {
  const done: Change = { section: 'email', state: 'done' };
  expect([outcomeFor('email', done), outcomeFor('password', done), outcomeFor('email', null)]).toEqual([
    done,
    null,
    null,
  ]);
  const weak: Change = { section: 'password', state: 'weak', why: { reason: 'same' } };
  expect(outcomeFor('password', weak)).toBeNull();
});
