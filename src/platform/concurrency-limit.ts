/** Does at most `parallel` pieces of work at once, the rest in the order they came. Above `longestQueue` it refuses. */
export const concurrencyLimit = (
  parallel: number,
  { longestQueue, refusal }: { longestQueue: number; refusal: () => Error },
) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= parallel) {
      if (waiting.length >= longestQueue) throw refusal();
      // Whoever finishes hands the place on, so nobody slips in between.
      await new Promise<void>((goOn) => waiting.push(goOn));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
