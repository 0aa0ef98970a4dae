/**
 * Answers that are costly to make, by name. Those asked for most recently are kept, up to a number; who asks while one is
 * being made gets the same. One that failed is made anew the next time.
 */
export const keepLatest = <Answer>(most: number) => {
  const kept = new Map<string, Promise<Answer>>();

  return (name: string, make: () => Promise<Answer>): Promise<Answer> => {
    const answer = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, answer);
    answer.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
};
