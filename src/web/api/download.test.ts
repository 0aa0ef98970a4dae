import { afterEach, expect, test, vi } from 'vitest';
import { downloadFrom } from './download.ts';

afterEach(() => void vi.unstubAllGlobals());

const refusal = { success: false, error: 'upkeep.backup-under-way', message: 'A backup is being made right now.' };
const brokenOff = () =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"format"')),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });

test.each([
  ['a refusal of the server', () => Response.json(refusal, { status: 409 }), [409, 'upkeep.backup-under-way']],
  [
    'a page of what stands before the server',
    () => new Response('<h1>Oh</h1>', { status: 502 }),
    [502, 'server.failed'],
  ],
  ['a download that breaks off', () => new Response(brokenOff()), [0, 'network.failed']],
])('%s is told as what it is, and nothing is saved', async (_what, answer, expected) => {
  vi.stubGlobal('fetch', async () => answer());
  const failure = await downloadFrom('/api/admin/settings/backup', { method: 'POST', timeoutMs: null });
  expect([failure?.status, failure?.error]).toEqual(expected);
});
