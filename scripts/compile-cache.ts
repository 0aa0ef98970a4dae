import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** Where it is kept: for a start, and for every process that tests start. */
export const compiled = join(import.meta.dirname, '../node_modules/.cache/compile');

/** A quarter of what a start computes is the reading of the same source again: what Node makes of it is kept. */
export const openCompileCache = (): void => void enableCompileCache(compiled);

/** At once, since a process may be killed. */
export const keepCompiled = flushCompileCache;
