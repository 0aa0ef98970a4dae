import { statfs } from 'node:fs/promises';

export type DiskSpace = Readonly<{ freeBytes: number; totalBytes: number }>;

/** How much room there is on the disk that holds a folder, and how much of it is left to us. */
export const diskSpaceAt = async (folder: string): Promise<DiskSpace> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};
