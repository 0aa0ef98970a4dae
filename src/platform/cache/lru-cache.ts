import { registerCache } from './cache-registry.ts';

/**
 * An LRU cache of up to `most` results that are fully determined by their name, so that none becomes stale. Concurrent
 * callers share a pending promise; a rejected one is removed, so that the next call tries again.
 */
export const lruCache = <Result>(most: number) => {
  const entries = new Map<string, Result>();
  registerCache(() => {
    const { size } = entries;
    entries.clear();
    return size;
  });

  return (name: string, make: () => Result): Result => {
    const result = entries.get(name) ?? make();
    entries.delete(name);
    entries.set(name, result);
    if (result instanceof Promise)
      result.catch(() => {
        if (entries.get(name) === result) entries.delete(name);
      });
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    return result;
  };
};
