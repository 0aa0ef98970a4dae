import { minutesToWait } from '#kernel/problem-params.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';

export type LoginField = 'email' | 'password';

/** Why the login failed. */
export type LoginProblem =
  | { reason: 'incomplete'; missing: readonly LoginField[] }
  /** Never reveals whether the e-mail or the password is wrong. */
  | { reason: 'wrong' }
  | { reason: 'locked'; minutes: number }
  /** The challenge of the two-factor step has expired. */
  | { reason: 'over' }
  | { reason: 'unreachable' }
  | { reason: 'refused'; failure: Failure };

/** Why a code was rejected. */
export type CodeProblem =
  | { reason: 'incomplete' }
  | { reason: 'wrong' }
  | { reason: 'unreachable' }
  | { reason: 'refused'; failure: Failure };

/** The enrolment of an authenticator app that is not confirmed yet. */
export type Enrolment = Readonly<{ challenge: string; secret: string; uri: string; picture: string }>;

/** The current step of the login. Only the step's form holds the challenge. */
export type Step =
  | Readonly<{ at: 'credentials'; problem: LoginProblem; email: string }>
  | Readonly<{ at: 'code'; challenge: string; by: 'code' | 'recovery'; problem: CodeProblem | null }>
  | Readonly<{ at: 'enrolment'; enrolment: Enrolment; problem: CodeProblem | null }>
  | Readonly<{ at: 'recovery-codes'; codes: readonly string[] }>
  | Readonly<{ at: 'in'; user: Pick<DataOf<'GET /auth/me'>, 'role' | 'mustChangePassword'> }>;

/** The HTTP status of the page that shows the step. */
export const statusOf = (step: Step): number =>
  'problem' in step && step.problem ? statuses[step.problem.reason] : 200;

const statuses: Readonly<Record<(LoginProblem | CodeProblem)['reason'], number>> = {
  incomplete: 422,
  wrong: 401,
  locked: 429,
  over: 401,
  unreachable: 503,
  refused: 400,
};

/** Why the first step failed, or why the second must restart at the first. */
export const problemOf = (failure: Failure): LoginProblem => {
  const { status, error } = failure;
  if (status === 0) return { reason: 'unreachable' };
  if (error === 'auth.failed') return { reason: 'wrong' };
  if (error === 'auth.challenge-over') return { reason: 'over' };
  const minutes = minutesToWait(failure.details);
  return error === 'auth.locked' && minutes ? { reason: 'locked', minutes } : { reason: 'refused', failure };
};

/** The first step again if the challenge has expired or the account is locked; otherwise null. */
export const backToCredentials = (failure: Failure): Step | null => {
  const problem = problemOf(failure);
  const isOver = problem.reason === 'over' || problem.reason === 'locked';
  return isOver ? { at: 'credentials', problem, email: '' } : null;
};

/** Why a code was rejected. */
export const codeProblemOf = (failure: Failure): CodeProblem => {
  if (failure.status === 0) return { reason: 'unreachable' };
  return failure.error === 'auth.code-wrong' ? { reason: 'wrong' } : { reason: 'refused', failure };
};
