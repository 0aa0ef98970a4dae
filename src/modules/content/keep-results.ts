/**
 * Keeps the results of a function of its key, the latest used of them: what the key names decides the result whole, so
 * none is ever stale.
 */
export const keepResults = <Result>(most: number) => {
  const kept = new Map<string, Result>();
  return (key: string, make: () => Result): Result => {
    const result = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, result);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return result;
  };
};
