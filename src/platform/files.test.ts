import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type StartedBucket, startBucket } from '#test/start-bucket.ts';
import { readEnv } from './env.ts';
import { type Files, filesOf, objectsIn, readyFilesOf } from './files.ts';
import { asProblem } from './http/output/answers.ts';
import { createLog } from './log/log.ts';
import { refuseWrongBucket } from './s3/files-on-s3.ts';

let folder: string;
let bucket: StartedBucket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saphan-files-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const read = async (files: Files, name: string) => text(await files.getStream(name));

const names = async (files: Files, where: string, recursive = true) =>
  (await objectsIn(files, where, { recursive })).map((one) => (one.isFile ? one.key : `${one.prefix}/`)).sort();

describe.each([
  ['a folder', () => ({ DATA_DIR: folder })],
  ['a bucket', () => ({ FILES_URL: bucket.url })],
])('files in %s', (_where, settings) => {
  let files: Files;
  beforeAll(async () => {
    files = await filesOf(readEnv(settings()));
  });
  afterEach(() => files.deleteAll(''));

  test('a file is read as it was put, whole and as a stream, with its length and its moment', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    // A bucket tells whole seconds, and a file system's clock is some milliseconds behind.
    const before = Temporal.Now.instant()
      .subtract({ milliseconds: 20 })
      .round({ smallestUnit: 'second', roundingMode: 'floor' });
    await files.put('pictures/a/640.avif', bytes);
    expect(Buffer.from(await files.getBytes('pictures/a/640.avif')).equals(bytes)).toBe(true);
    await files.put('notes/thai.txt', 'สะพาน');
    expect(await read(files, 'notes/thai.txt')).toBe('สะพาน');
    const { contentLength, lastModified } = await files.getMetaData('pictures/a/640.avif');
    expect(contentLength).toBe(70_000);
    expect(lastModified.getTime()).toBeGreaterThanOrEqual(before.epochMilliseconds);
    expect(lastModified.getTime()).toBeLessThanOrEqual(Temporal.Now.instant().epochMilliseconds);
  });

  test('a file that is put again is the new one alone', async () => {
    await files.put('a', 'first and longer');
    await files.put('a', 'second');
    expect(await read(files, 'a')).toBe('second');
  });

  test.each([0, 5, 9 * 2 ** 20, 16 * 2 ** 20])(
    'a stream of %d bytes that nobody counted is kept whole',
    async (size) => {
      const piece = Buffer.alloc(65_536, 'x');
      const pieces = function* () {
        for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
      };
      await files.putStream('exports/1', Readable.from(pieces(), { objectMode: false }));
      expect((await files.getMetaData('exports/1')).contentLength).toBe(size);
      expect((await files.getBytes('exports/1')).every((byte) => byte === 0x78)).toBe(true);
    },
  );

  test('a stream that breaks off fails with its reason', async () => {
    const broken = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('The reading broke off');
      })(),
      { objectMode: false },
    );
    const failure = await files.putStream('exports/2', broken).catch((error: Error) => error);
    expect(String((failure as Error).cause)).toContain('The reading broke off');
  });

  test('a list has what lies in a folder and nothing of its neighbours', async () => {
    for (const name of ['a/1/x', 'a/1/y', 'a/12/z', 'ab/1']) await files.put(name, name);
    expect(await names(files, 'a', false)).toEqual(['a/1/', 'a/12/']);
    expect(await names(files, 'a')).toEqual(['a/1/x', 'a/1/y', 'a/12/z']);
    expect(await names(files, '')).toEqual(['a/1/x', 'a/1/y', 'a/12/z', 'ab/1']);
    expect(await names(files, 'nowhere')).toEqual([]);
  });

  test('what is deleted is gone, what is beside it stays, and what is not there is no problem', async () => {
    for (const name of ['a/1/x', 'a/1/y', 'a/12/z']) await files.put(name, name);
    await files.delete('a/1/y');
    expect(await names(files, 'a')).toEqual(['a/1/x', 'a/12/z']);
    await files.deleteAll('a/1');
    expect(await names(files, 'a')).toEqual(['a/12/z']);
    await files.delete('a/1/y');
    await files.deleteAll('a/1');
  });

  test('a file that is missing does not exist, and cannot be read in any way', async () => {
    expect(await files.exists('missing')).toBe(false);
    await expect(files.getBytes('missing')).rejects.toThrow();
    await expect(files.getMetaData('missing')).rejects.toThrow();
    const drain = async () => pipeline(await files.getStream('missing'), async (pieces) => void (await text(pieces)));
    await expect(drain()).rejects.toThrow();
  });
});

test('the folder is there before anything was uploaded, and keeps what it has', async () => {
  const DATA_DIR = join(folder, 'new');
  const files = await readyFilesOf(readEnv({ DATA_DIR }));
  expect(await readdir(join(DATA_DIR, 'files'))).toEqual([]);
  await files.put('pictures/one', 'a picture');
  await readyFilesOf(readEnv({ DATA_DIR }));
  expect(await readdir(join(DATA_DIR, 'files'))).toEqual(['pictures']);
});

test('a folder on a disk without room is told truly to whoever brings a file', async () => {
  const files = await filesOf(readEnv({ DATA_DIR: folder }));
  await files.put('a', 'b');
  await symlink('/dev/full', join(folder, 'files/full'));
  const error = await files.put('full', 'b').catch((reason: unknown) => reason);
  expect(asProblem(error)).toMatchObject({ status: 507, code: 'server.storage-full' });
});

describe('a bucket', () => {
  const log = createLog('silent');
  const refusal = (url: string) => {
    const { FILES_URL } = readEnv({ FILES_URL: url });
    if (!FILES_URL) throw new Error('No bucket');
    return refuseWrongBucket(FILES_URL, log).then(
      () => 'taken',
      (error: Error) => error.message,
    );
  };

  test('is refused at the start when it is not there or not ours, and taken when it is', async () => {
    expect(await refusal(bucket.url)).toBe('taken');
    expect(await refusal(bucket.url.replace('/saphan-files', '/others-files'))).toMatch(
      /^FILES_URL: http:.* answers 404 .*: there is no such bucket$/,
    );
    const othersKey = bucket.url.replace('//S3RVER:', '//OTHER:');
    expect(await refusal(othersKey)).toMatch(/answers 403 .*: the key and the secret do not open it$/);
  });

  test('has nothing of a file whose writing broke off', async () => {
    const files = await filesOf(readEnv({ FILES_URL: bucket.url }));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(9 * 2 ** 20);
        throw new Error('The reading broke off');
      })(),
    );
    await expect(files.putStream('exports/3', broken)).rejects.toThrow();
    expect(await names(files, '')).toEqual([]);
  });

  test('that does not answer keeps nobody from starting, and is told truly to whoever needs a file', async () => {
    const away = 's3://key:secret@127.0.0.1:9/saphan-files?tls=off';
    expect(await refusal(away)).toBe('taken');
    const files = await filesOf(readEnv({ FILES_URL: away }));
    const error = await files.put('a', 'b').catch((reason: unknown) => reason);
    expect(asProblem(error)).toMatchObject({ status: 503, code: 'server.files-not-ready' });
  });
});
