import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import { connect } from '#platform/database.ts';
import { filesIn } from '#platform/files.ts';
import { createLog } from '#platform/log.ts';
import { createApplication } from '../src/application.ts';

// A process of its own with the whole API on the database of DATABASE_URL; `test/start-processes.ts` starts several.
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL is missing');

const { server } = await createApplication({
  db: connect(databaseUrl, { connections: 20 }),
  clock: systemClock,
  log: createLog('error'),
  publicUrl: 'http://localhost:3000',
  limits: false,
  trustProxy: false,
  payments: { omise: null, provider: null, allowServerTokenization: false },
  mailer: undefined,
  files: filesIn(join(tmpdir(), 'saphan-files')),
  areJobsRunning: () => true,
});
const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ address })}\n`);
