/** Runs at most `parallel` tasks at once and queues the rest in order. Throws `refusal()` when the queue is full. */
export const concurrencyLimit = (
  parallel: number,
  { longestQueue, refusal }: { longestQueue: number; refusal: () => Error },
) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= parallel) {
      if (waiting.length >= longestQueue) throw refusal();
      // A finished task hands its slot to the next in the queue, so that no newcomer overtakes it.
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
