import { useRef } from 'react';
import type { Failure } from '../../api/failure.ts';

/**
 * By which the server knows an attempt again, so that what is sent twice happens once. Another wish takes another key,
 * and so does one that was refused; one without an answer keeps it.
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
