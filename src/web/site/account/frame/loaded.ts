import { data } from 'react-router';
import type { Failure } from '../../../api/failure.ts';

/** The reply that a page cannot do without. Throws 503 if the call failed, which shows the error page. */
export const loaded = <Answer extends { success: true }>(answer: Answer | Failure): Answer => {
  if (!answer.success) throw data(null, { status: 503 });
  return answer;
};
