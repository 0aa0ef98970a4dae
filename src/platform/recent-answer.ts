import { keepsAnswers } from './kept-answers.ts';

type Options = Readonly<{ goodForMs: number; limitMs: number }>;

/**
 * A yes or no that another system gives, asked at most once in a while and never waited for longer than the limit. A
 * system that fails or is silent says no.
 */
export const recentAnswer = (
  ask: () => Promise<boolean>,
  { goodForMs, limitMs }: Options,
): (() => Promise<boolean>) => {
  let last: { answer: Promise<boolean>; at: number } | undefined;
  keepsAnswers(() => {
    const kept = last ? 1 : 0;
    last = undefined;
    return kept;
  });
  return () => {
    if (!last || performance.now() - last.at > goodForMs)
      last = { answer: inTime(ask, limitMs), at: performance.now() };
    return last.answer;
  };
};

const inTime = async (ask: () => Promise<boolean>, limitMs: number): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, limitMs, false);
  const asked = ask().catch(() => false);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};
