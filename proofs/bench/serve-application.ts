import { connect } from '#platform/database/database.ts';
import { createPlainApplication } from '#test/plain-application.ts';
import { announcePort } from './instruments/processes.ts';

// Serves the whole API on the database of DATABASE_URL, like the product with RATE_LIMITS=off.
const { server } = await createPlainApplication(connect(process.env.DATABASE_URL ?? ''));
const address = await server.listen({ port: 0, host: '127.0.0.1' });
announcePort(Number(new URL(address).port));
