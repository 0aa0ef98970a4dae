import { registerCache } from './cache-registry.ts';

/**
 * Results that are costly to make, by name; the name decides the result whole, so none is ever stale. Those asked for most
 * recently are kept, up to a number. Of a promise, who asks while it is open gets the same; one that failed is made anew
 * the next time.
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
