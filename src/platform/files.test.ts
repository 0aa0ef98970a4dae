import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyFilesIn } from './files.ts';

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'saphan-files-'));
});
afterAll(() => rm(data, { recursive: true }));

test('the folder of the files is there before anything was uploaded, and keeps what it has', async () => {
  const folder = join(data, 'new/files');
  const files = await readyFilesIn(folder);
  expect(await readdir(folder)).toEqual([]);
  await files.put('pictures/one', 'a picture');
  await readyFilesIn(folder);
  expect(await readdir(folder)).toEqual(['pictures']);
});
