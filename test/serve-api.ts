import { connect } from '#platform/database/database.ts';
import { paymentsAt } from './builders/payments.ts';
import { createPlainApplication } from './plain-application.ts';

// A separate process that serves the whole API on DATABASE_URL; `test/start-processes.ts` starts several.
const { DATABASE_URL: databaseUrl, PROVIDER_URL: providerUrl } = process.env;
if (!databaseUrl) throw new Error('DATABASE_URL is missing');

const { server } = await createPlainApplication(
  connect(databaseUrl, { connections: 20 }),
  providerUrl ? paymentsAt(providerUrl) : undefined,
);
const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ address })}\n`);
