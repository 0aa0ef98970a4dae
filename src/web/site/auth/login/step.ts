import { minutesToWait } from '#kernel/problem-params.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';

export type LoginField = 'email' | 'password';

/** Why somebody is not signed in. */
export type LoginProblem =
  | { reason: 'incomplete'; missing: readonly LoginField[] }
  /** Which of the two is wrong is never said. */
  | { reason: 'wrong' }
  | { reason: 'locked'; minutes: number }
  /** The second step took too long. */
  | { reason: 'over' }
  | { reason: 'unreachable' }
  | { reason: 'refused'; failure: Failure };

/** Why a code was not taken. */
export type CodeProblem =
  | { reason: 'incomplete' }
  | { reason: 'wrong' }
  | { reason: 'unreachable' }
  | { reason: 'refused'; failure: Failure };

/** An authenticator app that is about to be known. */
export type Enrolment = Readonly<{ challenge: string; secret: string; uri: string; picture: string }>;

/** Where somebody stands on the way in. The challenge lives in the form of its step alone. */
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

/** Why the first step was refused, or the second led back to it. */
export const problemOf = (failure: Failure): LoginProblem => {
  const { status, error } = failure;
  if (status === 0) return { reason: 'unreachable' };
  if (error === 'auth.failed') return { reason: 'wrong' };
  if (error === 'auth.challenge-over') return { reason: 'over' };
  const minutes = minutesToWait(failure.details);
  return error === 'auth.locked' && minutes ? { reason: 'locked', minutes } : { reason: 'refused', failure };
};

/** What is over for this challenge, or for now, begins anew with the password. */
export const backToCredentials = (failure: Failure): Step | null => {
  const problem = problemOf(failure);
  const isOver = problem.reason === 'over' || problem.reason === 'locked';
  return isOver ? { at: 'credentials', problem, email: '' } : null;
};

/** Why a code was not taken. */
export const codeProblemOf = (failure: Failure): CodeProblem => {
  if (failure.status === 0) return { reason: 'unreachable' };
  return failure.error === 'auth.code-wrong' ? { reason: 'wrong' } : { reason: 'refused', failure };
};
