import type { Steps } from '#platform/context.ts';
import { type Files, objectsIn } from '#platform/files.ts';
import { each } from '#platform/jobs/jobs.ts';
import { registeredPhotos } from '../records/hand-over-store.ts';
import { HAND_OVERS } from './photograph-vehicle.ts';

/** An upload writes its rows within a minute; what is younger than this may still be under way. */
const LOST_AFTER = { hours: 24 };

/** Deletes the files of photographs that no row names: left by failed uploads and by erased bookings. */
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

/** The storage keys of all hand-over photographs, by photograph id. */
const storedPhotos = async (files: Files): Promise<Map<string, string>> => {
  const objects = await objectsIn(files, HAND_OVERS, { recursive: true });
  return new Map(objects.flatMap((object) => (object.isFile ? [[idIn(object.key), object.key] as const] : [])));
};

const idIn = (key: string): string => key.split('/').at(-1)?.replace('.webp', '') ?? '';
