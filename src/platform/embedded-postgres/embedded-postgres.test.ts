import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { removeEmbeddedPostgres, runningEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
let parent: string;
let folder: string;

// Only its owner may enter the folder that mkdtemp makes, as with root's home.
const makeFolder = async () => {
  parent = await mkdtemp(join(tmpdir(), 'saphan-postgres-'));
  folder = join(parent, 'postgres');
};

const removeFolder = async () => {
  await removeEmbeddedPostgres(folder);
  await rm(parent, { recursive: true });
};

const start = (insteadOfRoot: 'namespace' | 'account' = 'namespace') =>
  startEmbeddedPostgres({ folder, log: createLog('silent'), durable: false, insteadOfRoot });

const ask = async (url: string, query: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: query, rowMode: 'array' }).finally(() => client.end());
  return rows[0]?.[0];
};

const serverPid = async (): Promise<number> => JSON.parse(await readFile(join(folder, 'server.json'), 'utf8')).pid;

describe('the embedded PostgreSQL', () => {
  beforeAll(makeFolder);
  afterAll(removeFolder);

  test('keeps its secrets to its owner and takes no connection without the password', async () => {
    const { url, stop } = await start();
    expect(await ask(url, "select current_database() || ' ' || current_setting('server_encoding')")).toBe(
      'saphan UTF8',
    );
    expect(await ask(url, 'show listen_addresses')).toBe('127.0.0.1');
    for (const file of ['password', 'server.json', 'postgres.log']) {
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    }
    await expect(ask(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow('password authentication failed');
    await stop();
  });

  test('keeps data and address from one start to the next, and says where it runs', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 7 as seven');
    expect(await runningEmbeddedPostgres(folder)).toBe(first.url);
    await first.stop();
    expect(await runningEmbeddedPostgres(folder)).toBeUndefined();

    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select seven from kept')).toBe(7);
    await second.stop();
  });

  test('is one server for all who start it at the same time', async () => {
    const servers = await Promise.all([start(), start(), start()]);
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
    for (const { stop } of servers) await stop();
    expect(await runningEmbeddedPostgres(folder)).toBeUndefined();
  });

  test('is back at its address with every committed row after it was killed', async () => {
    const { url, stop } = await start();
    await ask(url, 'create table paid as select 7 as seven');
    const killed = await serverPid();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(async () => expect(await serverPid()).not.toBe(killed), { timeout: 5000, interval: 100 });
    expect(await ask(url, 'select seven from paid')).toBe(7);
    await stop();
  });

  test('touches nothing in a folder that is the data of another PostgreSQL', async () => {
    const foreign = join(parent, 'foreign');
    await mkdir(foreign);
    await writeFile(join(foreign, 'PG_VERSION'), '15\n');
    const started = startEmbeddedPostgres({ folder: foreign, log: createLog('silent'), durable: false });
    await expect(started).rejects.toThrow(
      `${foreign} holds the data of another PostgreSQL server, which is left untouched.`,
    );
    expect(await readdir(foreign)).toEqual(['PG_VERSION']);
  });

  test('starts although the number of the dead server now belongs to another program', async () => {
    await (await start()).stop();
    const other = spawn('sleep', ['60']);
    await writeFile(join(folder, 'data', 'postmaster.pid'), `${other.pid}\n${folder}/data\n1\n5432\n\n`);
    const { url, stop } = await start();
    expect(await ask(url, 'select 1')).toBe(1);
    expect(other.exitCode).toBeNull();
    other.kill();
    await stop();
  });

  test('says why it cannot start, in the words of its log', async () => {
    await (await start()).stop();
    await writeFile(join(folder, 'data', 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(start()).rejects.toThrow('unrecognized configuration parameter "no_such_setting"');
  });
});

describe.runIf(isRoot)('as root where user namespaces are forbidden', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  test('another account serves the data from a place that it can reach', async () => {
    const first = await start('account');
    await ask(first.url, 'create table kept as select 7 as seven');
    await first.stop();
    const place = (await readFile(join(folder, 'data-lies-in'), 'utf8')).trim();
    expect((await stat(join(place, 'data'))).uid).not.toBe(0);

    const second = await start();
    expect(await ask(second.url, 'select seven from kept')).toBe(7);
    await second.stop();
  });

  test('the data of a machine that allowed them moves along', async () => {
    const first = await start('namespace');
    await ask(first.url, 'create table kept as select 7 as seven');
    await first.stop();

    const second = await start('account');
    expect(await ask(second.url, 'select seven from kept')).toBe(7);
    await second.stop();
  });

  test('a lost place is an error, never a new empty database', async () => {
    await (await start('account')).stop();
    const pointer = join(folder, 'data-lies-in');
    await rm((await readFile(pointer, 'utf8')).trim(), { recursive: true });
    await expect(start()).rejects.toThrow('which is gone');
    await rm(pointer);
  });
});
