import type { Failure } from '../../api/failure.ts';

/** Why a form was not taken, though its fields are right. */
export type FormTrouble = Readonly<{ reason: 'unreachable' }> | Readonly<{ reason: 'refused'; failure: Failure }>;

export const unreachable: FormTrouble = { reason: 'unreachable' };

export const formTroubleOf = (failure: Failure): FormTrouble =>
  failure.status === 0 ? unreachable : { reason: 'refused', failure };

/** The HTTP status of the page that shows it. */
export const statusOfTrouble = (trouble: FormTrouble): number =>
  trouble.reason === 'unreachable' ? 503 : trouble.failure.status;
