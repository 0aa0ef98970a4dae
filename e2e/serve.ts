import { rm } from 'node:fs/promises';
import { postgresFolderIn, removeEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { folder } from './data-folder.ts';
import { startMailServer } from './mail-server.ts';

// The product as `npm start` runs it, in a folder of its own that is empty at the start.
await removeEmbeddedPostgres(postgresFolderIn(folder));
await rm(folder, { recursive: true, force: true });
process.env.DATA_DIR = folder;
process.env.SMTP_URL = await startMailServer();
process.env.ADMIN_PASSWORD = 'a bridge over the Chao Phraya';
await buildIfNeeded();
const { start } = await import('../src/main.ts');
await start();
