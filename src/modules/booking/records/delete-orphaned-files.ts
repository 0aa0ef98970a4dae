import type { Steps } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Files, objectsIn } from '#platform/files.ts';
import { each } from '#platform/jobs/jobs.ts';

/** An upload writes its rows within a minute; what is younger than this may still be under way. */
const LOST_AFTER = { hours: 24 };

type Kept = Readonly<{
  /** The folder of the files, each `<booking>/<id>.<ending>`. */
  folder: string;
  /** The given ids that a row names. */
  registered: (tx: Tx, ids: readonly string[]) => Promise<string[]>;
}>;

/** Deletes the files that no row names: left by failed uploads and by erased bookings. */
export const deleteOrphanedFiles = async (
  { step, now }: Steps,
  files: Files,
  { folder, registered }: Kept,
): Promise<void> => {
  const stored = await storedIn(files, folder);
  const known = new Set(await step(({ tx }) => registered(tx, [...stored.keys()])));
  const before = now.subtract(LOST_AFTER).epochMilliseconds;
  await each(
    [...stored].filter(([id]) => !known.has(id)),
    async ([, key]) => {
      const { lastModified } = await files.getMetaData(key);
      if (lastModified.getTime() <= before) await files.delete(key);
    },
  );
};

/** The storage keys of all files of a folder, by id. */
const storedIn = async (files: Files, folder: string): Promise<Map<string, string>> => {
  const objects = await objectsIn(files, folder, { recursive: true });
  return new Map(objects.flatMap((object) => (object.isFile ? [[idIn(object.key), object.key] as const] : [])));
};

const idIn = (key: string): string =>
  key
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '') ?? '';
