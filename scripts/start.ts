import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';

// The channel to the bootstrap closes when that is killed: then the site stops as if it had been asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// React renders several times faster without its checks for developers.
process.env.NODE_ENV ??= 'production';

// A quarter of what a start computes is the reading of the same source again; kept at once, since a process may be killed.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'));

await buildIfNeeded();
const { start } = await import('../src/main.ts');
await start();
flushCompileCache();
