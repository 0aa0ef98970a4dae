import { mkdir, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from './env.ts';

/**
 * The file storage of the business, by keys such as `pictures/<id>/640.avif`. Only this module knows whether it is a
 * folder or a bucket.
 */
export type Files = Pick<
  Disk,
  'put' | 'putStream' | 'exists' | 'getBytes' | 'getStream' | 'getMetaData' | 'listAll' | 'delete' | 'deleteAll'
>;

type Listed = Awaited<ReturnType<Files['listAll']>>['objects'] extends Iterable<infer Item> ? Item : never;

/** All objects in a folder, across all pages of the listing; with `recursive`, also those in subfolders. */
export const objectsIn = async (files: Files, folder: string, { recursive = false } = {}): Promise<Listed[]> => {
  const objects: Listed[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await files.listAll(folder, { recursive, ...(paginationToken && { paginationToken }) });
    objects.push(...page.objects);
    ({ paginationToken } = page);
  } while (paginationToken);
  return objects;
};

/** File storage in a local folder. */
export const filesIn = (folder: string): Files => new Disk(new FSDriver({ location: folder, visibility: 'private' }));

/** The configured file storage: the bucket of `FILES_URL`, otherwise a folder in `DATA_DIR`. */
export const filesOf = async (env: Env): Promise<Files> => {
  if (!env.FILES_URL) return filesIn(folderOf(env));
  // Load the S3 client only if it is needed.
  const { filesOnS3 } = await import('./s3/files-on-s3.ts');
  return filesOnS3(env.FILES_URL);
};

/** `filesOf`, which also creates the folder, so that it exists when it is copied along with a backup. */
export const readyFilesOf = async (env: Env): Promise<Files> => {
  if (!env.FILES_URL) await mkdir(folderOf(env), { recursive: true, mode: 0o700 });
  return filesOf(env);
};

/** Where files are stored, for messages. */
export const placeOfFiles = (env: Env): string =>
  env.FILES_URL ? `the bucket ${env.FILES_URL.bucket} at ${env.FILES_URL.endpoint}` : `the folder ${folderOf(env)}`;

const folderOf = ({ DATA_DIR }: Env) => resolve(DATA_DIR, 'files');

export type DiskSpace = Readonly<{ freeBytes: number; totalBytes: number }>;

/** The size of the disk that holds a folder, and the space on it available to this user. */
export const diskSpaceAt = async (folder: string): Promise<DiskSpace> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};
