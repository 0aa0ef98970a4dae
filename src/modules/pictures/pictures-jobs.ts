import { isId } from '#kernel/is-id.ts';
import type { Steps } from '#platform/context.ts';
import { type Files, objectsIn } from '#platform/files.ts';
import { type Crontab, each, type Tasks } from '#platform/jobs/jobs.ts';
import { findPictures } from './picture-store.ts';
import { pictureFolder } from './rules/picture-address.ts';

export const picturesTasks = ({ files }: { files: Files }): Tasks => ({
  'forget-lost-pictures': (steps) => forgetLostPictures(steps, files),
});

export const picturesCrontab: Crontab = ['41 20 * * * forget-lost-pictures'];

/** An upload writes its rows within a minute; files younger than this may belong to an upload under way. */
const LOST_AFTER = { hours: 24 };

/** Deletes the files of uploads that failed before writing their row. */
const forgetLostPictures = async ({ step, now }: Steps, files: Files): Promise<void> => {
  const ids = await storedIds(files);
  const stored = new Set((await step(({ tx }) => findPictures(tx, ids))).map(({ id }) => id));
  const lost = ids.filter((id) => !stored.has(id));
  await each(lost, async (id) => {
    if (await isOlderThan(files, id, now.subtract(LOST_AFTER))) await files.deleteAll(pictureFolder(id));
  });
};

const storedIds = async (files: Files): Promise<string[]> =>
  (await objectsIn(files, 'pictures')).map(({ name }) => name).filter(isId);

const isOlderThan = async (files: Files, id: string, moment: Temporal.Instant): Promise<boolean> => {
  for (const object of (await files.listAll(pictureFolder(id))).objects) {
    if (!object.isFile) continue;
    const { lastModified } = await files.getMetaData(object.key);
    if (lastModified.getTime() > moment.epochMilliseconds) return false;
  }
  return true;
};
