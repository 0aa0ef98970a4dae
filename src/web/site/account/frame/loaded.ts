import { data } from 'react-router';
import type { Failure } from '../../../api/failure.ts';

/** What a page cannot be without; where it did not come, the page that says so does. */
export const loaded = <Answer extends { success: true }>(answer: Answer | Failure): Answer => {
  if (!answer.success) throw data(null, { status: 503 });
  return answer;
};
