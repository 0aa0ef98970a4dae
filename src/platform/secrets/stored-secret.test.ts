import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storedSecret } from './stored-secret.ts';

test('a secret is the same at every start, another one elsewhere, and nobody else’s to read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saphan-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'sandbox', 'secret');
  const secret = await storedSecret(file);
  expect(Buffer.from(secret, 'base64')).toHaveLength(32);
  expect(await storedSecret(file)).toBe(secret);
  expect(await storedSecret(join(folder, 'other'))).not.toBe(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
