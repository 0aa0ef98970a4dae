import { registerCache } from './cache-registry.ts';

/**
 * Results that are costly to make, by name; the name decides the result whole, so none is ever stale. Those asked for most
 * recently are kept, up to a number. Of a promise, who asks while it is open gets the same; one that failed is made anew
 * the next time.
 */
export const lruCache = <Result>(most: number) => {
  const kept = new Map<string, Result>();
  registerCache(() => {
    const { size } = kept;
    kept.clear();
    return size;
  });

  return (name: string, make: () => Result): Result => {
    const result = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, result);
    if (result instanceof Promise)
      result.catch(() => {
        if (kept.get(name) === result) kept.delete(name);
      });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return result;
  };
};
