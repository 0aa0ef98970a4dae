import { isId } from '#kernel/is-id.ts';
import type { Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { each } from '#platform/jobs/jobs.ts';
import { findPictures } from './picture-store.ts';
import { pictureFolder } from './rules/picture-address.ts';

/** An upload writes its rows within a minute; what is younger than this may still be under way. */
const LOST_AFTER = { hours: 24 };

/** Deletes the files of uploads that broke off before their row was written. */
export const forgetLostPictures = async ({ step, now }: Steps, files: Files): Promise<void> => {
  const ids = await storedIds(files);
  const known = new Set((await step(({ tx }) => findPictures(tx, ids))).map(({ id }) => id));
  const lost = ids.filter((id) => !known.has(id));
  await each(lost, async (id) => {
    if (await isOlderThan(files, id, now.subtract(LOST_AFTER))) await files.deleteAll(pictureFolder(id));
  });
};

const storedIds = async (files: Files): Promise<string[]> => {
  const ids: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await files.listAll('pictures', paginationToken ? { paginationToken } : {});
    for (const { name } of page.objects) if (isId(name)) ids.push(name);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return ids;
};

const isOlderThan = async (files: Files, id: string, moment: Temporal.Instant): Promise<boolean> => {
  for (const object of (await files.listAll(pictureFolder(id))).objects) {
    if (!object.isFile) continue;
    const { lastModified } = await files.getMetaData(object.key);
    if (lastModified.getTime() > moment.epochMilliseconds) return false;
  }
  return true;
};
