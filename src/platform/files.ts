import { mkdir, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from './env.ts';

/**
 * The files of the business, by names of our own such as `pictures/<id>/640.avif`. Nobody outside this file knows where
 * they lie.
 */
export type Files = Pick<
  Disk,
  'put' | 'putStream' | 'exists' | 'getBytes' | 'getStream' | 'getMetaData' | 'listAll' | 'delete' | 'deleteAll'
>;

type Listed = Awaited<ReturnType<Files['listAll']>>['objects'] extends Iterable<infer Item> ? Item : never;

/** All that lies in a folder, however many pages its listing has; with `recursive` also what lies deeper. */
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

/** Files in a folder of this machine. */
export const filesIn = (folder: string): Files => new Disk(new FSDriver({ location: folder, visibility: 'private' }));

/** Those of the environment: in the bucket of `FILES_URL`, else in a folder of `DATA_DIR`. */
export const filesOf = async (env: Env): Promise<Files> => {
  if (!env.FILES_URL) return filesIn(folderOf(env));
  // Who keeps files in a folder never loads what speaks to a bucket.
  const { filesOnS3 } = await import('./s3/files-on-s3.ts');
  return filesOnS3(env.FILES_URL);
};

/** The same, ready for a business: its folder is there from the start, so that who copies it beside a backup finds it. */
export const readyFilesOf = async (env: Env): Promise<Files> => {
  if (!env.FILES_URL) await mkdir(folderOf(env), { recursive: true, mode: 0o700 });
  return filesOf(env);
};

/** Where they lie, as a person says it. */
export const placeOfFiles = (env: Env): string =>
  env.FILES_URL ? `the bucket ${env.FILES_URL.bucket} at ${env.FILES_URL.endpoint}` : `the folder ${folderOf(env)}`;

const folderOf = ({ DATA_DIR }: Env) => resolve(DATA_DIR, 'files');

export type DiskSpace = Readonly<{ freeBytes: number; totalBytes: number }>;

/** How much room there is on the disk that holds a folder, and how much of it is left to us. */
export const diskSpaceAt = async (folder: string): Promise<DiskSpace> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};
