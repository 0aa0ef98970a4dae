import { buildIfNeeded, builtProduct } from './build.ts';
import { keepCompiled, openCompileCache } from './compile-cache.ts';

// The IPC channel closes when the bootstrap is killed; then the site stops as on SIGTERM.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// React renders several times faster without its development checks.
process.env.NODE_ENV ??= 'production';

openCompileCache();
await buildIfNeeded();
const { start } = await builtProduct();
await start();
keepCompiled();
