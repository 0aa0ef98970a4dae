import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnavailable } from '../api/failure.ts';
import { beforeRetry } from '../connection/outage.ts';

type Latest<T> = Readonly<{
  /** The answer to the current question; null while it is loading. */
  answer: T | null;
  /** The last answer received, perhaps to an earlier question. */
  last: T | null;
  isWaiting: boolean;
  /** Repeats the current request. */
  retry: () => void;
}>;

type Options<T> = {
  /** How long a question must stay unchanged before its request. */
  pauseMs?: number;
  given?: T | undefined;
};

/**
 * Runs a request and keeps the answer to the latest question; an earlier request in progress is aborted. `question`
 * is its key: a new key requests again, null requests nothing. `given` is an answer that came with the page. While the
 * server is unavailable, the failure is the answer and the request is repeated until the server is back.
 */
export const useLatest = <T>(
  question: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
  { pauseMs = 0, given }: Options<T> = {},
): Latest<T> => {
  const [tries, setTries] = useState(0);
  const key = question === null ? null : `${tries} ${question}`;
  const [latest, setLatest] = useState<{ key: string; answer: T } | null>(() =>
    key !== null && given !== undefined ? { key, answer: given } : null,
  );
  const isSettled = key === null || latest?.key === key;
  const isDone = isSettled && !isUnavailable(latest?.answer);
  const present = useRef(ask);
  present.current = ask;

  useEffect(() => {
    if (key === null || isDone) return;
    const gone = new AbortController();
    const run = async () => {
      for (let tries = 0; ; tries += 1) {
        const answer = await present.current(gone.signal);
        if (gone.signal.aborted) return;
        setLatest({ key, answer });
        if (!isUnavailable(answer)) return;
        await beforeRetry(tries, { signal: gone.signal });
      }
    };
    // Throws only when aborted: then the answer is no longer needed.
    const timer = setTimeout(() => run().catch(() => undefined), pauseMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [key, isDone, pauseMs]);

  const retry = useCallback(() => setTries((before) => before + 1), []);
  const answer = key !== null && latest?.key === key ? latest.answer : null;
  return { answer, last: key === null ? null : (latest?.answer ?? null), isWaiting: !isSettled, retry };
};
