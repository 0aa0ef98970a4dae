import type { Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { each } from '#platform/jobs/jobs.ts';
import { registeredPhotos } from '../records/hand-over-store.ts';
import { HAND_OVERS } from './photograph-vehicle.ts';

/** An upload writes its rows within a minute; what is younger than this may still be under way. */
const LOST_AFTER = { hours: 24 };

/** Deletes the files of photographs that no row names: of uploads that broke off, and of bookings that are forgotten. */
export const deleteOrphanedPhotos = async ({ step, now }: Steps, files: Files): Promise<void> => {
  const stored = await storedPhotos(files);
  const registered = new Set(await step(({ tx }) => registeredPhotos(tx, [...stored.keys()])));
  const before = now.subtract(LOST_AFTER).epochMilliseconds;
  await each(
    [...stored].filter(([id]) => !registered.has(id)),
    async ([, key]) => {
      const { lastModified } = await files.getMetaData(key);
      if (lastModified.getTime() <= before) await files.delete(key);
    },
  );
};

/** By their ids, where they lie. */
const storedPhotos = async (files: Files): Promise<Map<string, string>> => {
  const photos = new Map<string, string>();
  let paginationToken: string | undefined;
  do {
    const page = await files.listAll(HAND_OVERS, { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) photos.set(idIn(object.key), object.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return photos;
};

const idIn = (key: string): string => key.split('/').at(-1)?.replace('.webp', '') ?? '';
