import { rm } from 'node:fs/promises';
import { postgresFolderIn, removeEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { folder } from './data-folder.ts';
import { startMailServer } from './mail-server.ts';
import { origin, port, sandboxPort } from './product.ts';

// The product as `npm start` runs it, in a folder of its own that is empty at the start.
if (await fetch(origin).catch(() => undefined)) throw new Error(`${origin} answers already: journeys go on there`);
await removeEmbeddedPostgres(postgresFolderIn(folder));
await rm(folder, { recursive: true, force: true });
process.env.DATA_DIR = folder;
process.env.PORT = String(port);
process.env.OMISE_SANDBOX_PORT = String(sandboxPort);
process.env.SMTP_URL = await startMailServer();
process.env.ADMIN_PASSWORD = 'a bridge over the Chao Phraya';
const { start } = await import('../src/main.ts');
await start();
