import { isId } from '#kernel/is-id.ts';
import type { Steps } from '#platform/context.ts';
import { type Files, objectsIn } from '#platform/files.ts';
import { type Crontab, each, type Tasks } from '#platform/jobs/jobs.ts';
import { documentIdsInTable } from './document-store.ts';
import { documentFile, documentFolder, documentsFolder } from './rules/document-file.ts';

export const customersTasks = ({ files }: { files: Files }): Tasks => ({
  'forget-lost-documents': (steps) => forgetLostDocuments(steps, files),
});

export const customersCrontab: Crontab = ['23 * * * * forget-lost-documents'];

/** An upload writes its row within a minute; a file younger than this may belong to an upload under way. */
const LOST_AFTER = { minutes: 30 };

/**
 * Deletes the document files without a row: those of erased customers, and of uploads that failed before writing it.
 */
const forgetLostDocuments = async ({ step, now }: Steps, files: Files): Promise<void> => {
  const ids = await storedIds(files);
  const stored = await step(({ tx }) => documentIdsInTable(tx));
  const until = now.subtract(LOST_AFTER).epochMilliseconds;
  const lost = ids.filter((id) => !stored.has(id));
  await each(lost, async (id) => {
    const { lastModified } = await files.getMetaData(documentFile(id));
    if (lastModified.getTime() <= until) await files.deleteAll(documentFolder(id));
  });
};

const storedIds = async (files: Files): Promise<string[]> =>
  (await objectsIn(files, documentsFolder)).map(({ name }) => name).filter(isId);
