import { buildIfNeeded } from './build.ts';
import { keepCompiled, openCompileCache } from './compile-cache.ts';

// The channel to the bootstrap closes when that is killed: then the site stops as if it had been asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// React renders several times faster without its checks for developers.
process.env.NODE_ENV ??= 'production';

openCompileCache();
await buildIfNeeded();
const { start } = await import('../src/main.ts');
await start();
keepCompiled();
