import { minutesToWait } from '#kernel/problem-params.ts';
import type { Failure } from '../../../api/failure.ts';
import type { CodeProblem, LoginProblem, Step } from './step.ts';

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
