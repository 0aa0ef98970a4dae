import { useRef } from 'react';
import type { Failure } from '../../api/failure.ts';

/**
 * An idempotency key per attempt, so that a request sent twice takes effect once. Renew it for other content and after
 * a refusal; keep it if no response came.
 */
export const useAttemptKey = () => {
  const key = useRef<string>(undefined);
  key.current ??= crypto.randomUUID();
  const renew = () => {
    key.current = crypto.randomUUID();
  };
  return {
    key: key.current,
    renew,
    renewAfter: ({ status }: Failure) => {
      if (status >= 400 && status < 500) renew();
    },
  };
};
