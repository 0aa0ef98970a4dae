import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect as connectTo, transact } from '#platform/database/database.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { lastLine } from './backup/backup-format.ts';
import { takeBackupLock } from './backup/rows-store.ts';

const STALL_MS = 2_000;
let app: TestApp;
let headers: Record<string, string>;
let port: number;

beforeAll(async () => {
  app = await freshApp({ downloadStallMs: STALL_MS });
  headers = (await signedInAs(app, { role: 'ADMIN' })).headers;
  // Far more than the socket buffers of the connection hold.
  await app.db.execute(sql`
    insert into mail (occasion, kind, language, to_name, to_address, subject, html, plain, status, created_at)
    select 'o' || i, 'contact-message', 'en', '', 'a@example.com', '', '',
      (select string_agg(md5(i::text || j::text), '') from generate_series(1, 16000) j), 'sent', now()
    from generate_series(1, 50) i`);
  await app.db.execute(sql`
    insert into customer (email, first_name, last_name, phone, created_at)
    select 'c' || i || '@example.com', repeat('Hannah ', 400), 'Keller', '', now()
    from generate_series(1, 8000) i`);
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterAll(() => app.close());

/** Sends a request and reads nothing beyond what arrives in the buffers. */
const ask = (method: string, path: string, more: Record<string, string> = {}) => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const lines = Object.entries({ ...headers, host: 'localhost', ...more }).map(([name, value]) => `${name}: ${value}`);
  socket.pause();
  socket.write(`${method} /api${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
};
const held = () => app.db.pool.totalCount - app.db.pool.idleCount;
const backup = () => app.server.inject({ method: 'POST', url: '/api/admin/settings/backup', headers });
const backupsInLog = async () => {
  const { rows } = await app.db.execute(sql`select 1 from audit_entry where action = 'backup.made'`);
  return rows.length;
};

test('one backup at a time; one that nobody takes ends, and the next is made', { timeout: 90_000 }, async () => {
  ask('POST', '/admin/settings/backup');
  await vi.waitFor(() => expect(held()).toBe(1), 20_000);
  await pause(200);
  const refusal = await backup();
  expect([refusal.statusCode, refusal.json().error]).toEqual([409, 'upkeep.backup-under-way']);
  expect(await backupsInLog()).toBe(1);

  await vi.waitFor(() => expect(held()).toBe(0), { timeout: 30_000, interval: 100 });
  await vi.waitFor(async () => expect((await backup()).statusCode).toBe(200), 30_000);
  expect(await backupsInLog()).toBe(2);
});

test('another process that makes a backup has the turn until it dies', { timeout: 60_000 }, async () => {
  const dying = connectTo(app.databaseUrl, { connections: 1 });
  dying.pool.on('error', () => undefined);
  onTestFinished(() => dying.pool.end());
  const death = transact(dying, async (tx) => {
    expect(await takeBackupLock(tx)).toBe(true);
    expect((await backup()).statusCode).toBe(409);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await app.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await tx.execute(sql`select 1`);
  });
  await expect(death).rejects.toThrow();
  await vi.waitFor(async () => expect((await backup()).statusCode).toBe(200), 30_000);
});

test('a download that waits for us goes on, however long nothing comes', { timeout: 60_000 }, async () => {
  const reply = await transact(app.db, async (tx) => {
    await tx.execute(sql`lock table customer in access exclusive mode`);
    const begun = await fetch(`http://127.0.0.1:${port}/api/admin/settings/backup`, { method: 'POST', headers });
    await pause(2.5 * STALL_MS);
    return begun;
  });
  expect((await reply.text()).trimEnd().split('\n').at(-1)).toMatch(lastLine);
});

test.each([
  ['POST', '/admin/settings/backup', {}],
  ['POST', '/admin/settings/backup', { 'accept-encoding': 'gzip' }],
  ['GET', '/admin/customers/export', {}],
])('%s %s that nobody takes gives its connection back (%j)', { timeout: 90_000 }, async (method, path, more) => {
  const socket = ask(method, path, more);
  await vi.waitFor(() => expect(held()).toBe(1), 20_000);
  await vi.waitFor(() => expect(held()).toBe(0), { timeout: 30_000, interval: 100 });
  // The download was aborted, not completed.
  const received = (await socket.toArray().catch(() => [])).map(String).join('');
  expect(received.endsWith('0\r\n\r\n')).toBe(false);
});

test('whoever takes little by little gets all of it', { timeout: 60_000 }, async () => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/admin/customers/export`, { headers });
  let length = 0;
  let slowly = 20;
  for await (const part of reply.body ?? []) {
    length += part.length;
    slowly -= 1;
    if (slowly >= 0) await pause(STALL_MS / 10);
  }
  expect(length).toBeGreaterThan(20_000_000);
});
