import { mkdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/**
 * The files of the business, by names of our own such as `pictures/<id>/640.avif`. Nobody outside this file knows where
 * they lie.
 */
export type Files = Pick<
  Disk,
  'put' | 'putStream' | 'exists' | 'getBytes' | 'getStream' | 'getMetaData' | 'listAll' | 'delete' | 'deleteAll'
>;

/** Files in a folder of this machine. */
export const filesIn = (folder: string): Files => new Disk(new FSDriver({ location: folder, visibility: 'private' }));

/** The same, with the folder there from the start: who copies it beside a backup finds it, also while it is empty. */
export const readyFilesIn = async (folder: string): Promise<Files> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return filesIn(folder);
};
