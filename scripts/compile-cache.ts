import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** A quarter of what a start computes is the reading of the same source again: what Node makes of it is kept. */
export const openCompileCache = (): void =>
  void enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'));

/** At once, since a process may be killed. */
export const keepCompiled = flushCompileCache;
