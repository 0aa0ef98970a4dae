import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compiled, keepCompiled, openCompileCache } from './compile-cache.ts';

/** Where a machine has much memory, V8 lets young objects take up to 96 MB; so it is 48. */
const flags = ['--max-semi-space-size=16'];

/** The allocator gives freed pictures and papers back to the system, instead of keeping their place. */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** The process that forked us, if one did: the channel to it does not outlast the exec. */
const starter = process.env.STARTER ?? (process.channel ? String(process.ppid) : '');

// Both are read when a program begins, so this process begins again, under its number.
if (!process.execArgv.some((flag) => flag.startsWith('--max-semi-space-size'))) {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)], {
    ...process.env,
    ...malloc,
    STARTER: starter,
    NODE_COMPILE_CACHE: compiled,
  });
}

for (const name of [...Object.keys(malloc), 'STARTER', 'NODE_COMPILE_CACHE']) delete process.env[name];

// When the bootstrap is killed, the site stops as on SIGTERM.
if (starter) setInterval(() => process.ppid === Number(starter) || process.kill(process.pid, 'SIGTERM'), 1_000).unref();

// React renders several times faster without its development checks.
process.env.NODE_ENV ??= 'production';

openCompileCache();
const { buildIfNeeded, builtProduct } = await import('./build.ts');
await buildIfNeeded();
const { start } = await builtProduct();
await start();
keepCompiled();
// V8 collects what the start left, a third of all, and from now on when a third has come to what is alive, in place of up
// to three times as much. Earlier it would collect at every step of the start.
setFlagsFromString('--heap-growing-percent=30');
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
