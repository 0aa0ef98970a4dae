import type { Failure } from '../../../api/failure.ts';

/** What a refused booking can be helped by: the same once more, or other choices. Problem of ours is no fault of theirs. */
export const refusalWays = (failure: Pick<Failure, 'status' | 'error'> | null) => {
  const isOurs = failure === null || failure.status >= 500 || failure.status === 429;
  return { again: isOurs || failure.status === 409, edit: !isOurs && failure.error !== 'idempotency.try-again' };
};
