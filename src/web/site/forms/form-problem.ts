import type { Failure } from '../../api/failure.ts';

/** Why a form with valid fields was rejected. */
export type FormProblem = Readonly<{ reason: 'unreachable' }> | Readonly<{ reason: 'refused'; failure: Failure }>;

export const unreachable: FormProblem = { reason: 'unreachable' };

export const formProblemOf = (failure: Failure): FormProblem =>
  failure.status === 0 ? unreachable : { reason: 'refused', failure };

/** The HTTP status of the page that shows the problem. */
export const statusOfProblem = (problem: FormProblem): number =>
  problem.reason === 'unreachable' ? 503 : problem.failure.status;
