import { join } from 'node:path';
import { execute, startTestServer } from '#test/test-server.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { business, type Prepared, serve, stop } from './product.ts';

/** Builds the pages, and starts a database server with the demo business that each file of journeys copies. */
const prepare = async () => {
  await buildIfNeeded();
  const { url, folder, remove } = await startTestServer();
  try {
    await execute(url, `create database ${business}`);
    await stop(await serve(url.replace(/[^/]+$/, business), join(folder, business)));
  } catch (error) {
    await remove();
    throw error;
  }
  process.env.JOURNEYS = JSON.stringify({ postgresUrl: url, folder } satisfies Prepared);
  return remove;
};

export default prepare;
