import { registerCache } from './cache-registry.ts';

type Options<Answer> = Readonly<{
  goodForMs: number;
  limitMs: number;
  /** The answer when the system fails or times out. */
  otherwise: Answer;
}>;

/** Caches another system's answer for `goodForMs`, and waits at most `limitMs` for it. */
export const ttlCache = <Answer>(
  load: () => Promise<Answer>,
  { goodForMs, limitMs, otherwise }: Options<Answer>,
): (() => Promise<Answer>) => {
  let last: { answer: Promise<Answer>; at: number } | undefined;
  registerCache(() => {
    const size = last ? 1 : 0;
    last = undefined;
    return size;
  });
  const inTime = async (): Promise<Answer> => {
    const { promise: late, resolve } = Promise.withResolvers<Answer>();
    const timer = setTimeout(resolve, limitMs, otherwise);
    const answer = load().catch(() => otherwise);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
  return () => {
    if (!last || performance.now() - last.at > goodForMs) last = { answer: inTime(), at: performance.now() };
    return last.answer;
  };
};
