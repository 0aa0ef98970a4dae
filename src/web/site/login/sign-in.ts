import type { Client } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import { textOf } from '../form-text.ts';

export type LoginField = 'email' | 'password';
export type Credentials = Readonly<Record<LoginField, string>>;

/** Why somebody is not signed in. */
export type LoginTrouble =
  | { reason: 'incomplete'; missing: readonly LoginField[] }
  /** Which of the two is wrong is never said. */
  | { reason: 'wrong' }
  | { reason: 'locked'; minutes: number }
  | { reason: 'unreachable' }
  | { reason: 'refused'; failure: Failure };

export const readCredentials = (form: FormData): Credentials => ({
  email: textOf(form, 'email').trim(),
  password: textOf(form, 'password'),
});

export const missingIn = (given: Credentials): LoginField[] =>
  (['email', 'password'] as const).filter((field) => given[field] === '');

/** Signs in; the session comes as a cookie. Null when that went well. */
export const signIn = async ({ call }: Client, given: Credentials): Promise<LoginTrouble | null> => {
  const missing = missingIn(given);
  if (missing.length > 0) return { reason: 'incomplete', missing };
  const answer = await call('POST /auth/login', { body: given });
  return answer.success ? null : troubleOf(answer);
};

const troubleOf = (failure: Failure): LoginTrouble => {
  const { status, error, details } = failure;
  if (status === 0) return { reason: 'unreachable' };
  if (error === 'auth.failed') return { reason: 'wrong' };
  const { retryAfterSeconds } = details;
  if (error === 'auth.locked' && typeof retryAfterSeconds === 'number')
    return { reason: 'locked', minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) };
  return { reason: 'refused', failure };
};

/** The HTTP status of the page that shows the trouble. */
export const statusOf = ({ reason }: LoginTrouble): number => statuses[reason];

const statuses: Readonly<Record<LoginTrouble['reason'], number>> = {
  incomplete: 422,
  wrong: 401,
  locked: 429,
  unreachable: 503,
  refused: 400,
};
