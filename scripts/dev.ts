import { readEnv } from '#platform/env.ts';
import { refuseTakenPort } from '#platform/http/taken-port.ts';
import { createLog, levelOf } from '#platform/log/log.ts';
import { freePorts } from '#test/free-ports.ts';
import { ensureBreachedFilter } from './breached-passwords.ts';
import { servePagesOfSource } from './dev/pages-of-source.ts';
import { runProgram } from './run-program.ts';
import { stopOnProblem } from './say.ts';

// `npm run dev`: Vite serves the pages from source with hot reload; behind it, the API server restarts when a file that
// it has loaded changes.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
process.env.NODE_ENV = 'development';

await stopOnProblem(async () => {
  const env = readEnv();
  await ensureBreachedFilter();
  await refuseTakenPort({ variable: 'PORT', port: env.PORT, host: env.HOST });
  const [port = 0] = await freePorts(1);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const pages = await servePagesOfSource({
    ...env,
    publicUrl,
    apiPort: port,
    log: createLog(levelOf(env, process.stdout)),
  });
  process.exitCode = await runProgram('node', ['scripts/dev/serve-api.ts'], {
    env: { PORT: String(port), PUBLIC_URL: publicUrl, RATE_LIMITS: process.env.RATE_LIMITS ?? 'off' },
  });
  await pages.stop();
});
