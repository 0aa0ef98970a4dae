import { connect } from '#platform/database.ts';
import { createPlainApplication } from './plain-application.ts';

// A process of its own with the whole API on the database of DATABASE_URL; `test/start-processes.ts` starts several.
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL is missing');

const { server } = await createPlainApplication(connect(databaseUrl, { connections: 20 }));
const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ address })}\n`);
