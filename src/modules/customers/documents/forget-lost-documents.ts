import { isId } from '#kernel/is-id.ts';
import type { Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { each } from '#platform/jobs/jobs.ts';
import { documentFile, documentFolder, documentsFolder } from '../rules/document-file.ts';
import { keptDocuments } from './document-store.ts';

/** An upload writes its row within a minute; what is younger than this may still be under way. */
const LOST_AFTER = { minutes: 30 };

/** Deletes the documents of customers who were forgotten, and of uploads that broke off before their row was written. */
export const forgetLostDocuments = async ({ step, now }: Steps, files: Files): Promise<void> => {
  const ids = await storedIds(files);
  const kept = await step(({ tx }) => keptDocuments(tx));
  const until = now.subtract(LOST_AFTER).epochMilliseconds;
  const lost = ids.filter((id) => !kept.has(id));
  await each(lost, async (id) => {
    const { lastModified } = await files.getMetaData(documentFile(id));
    if (lastModified.getTime() <= until) await files.deleteAll(documentFolder(id));
  });
};

const storedIds = async (files: Files): Promise<string[]> => {
  const ids: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await files.listAll(documentsFolder, paginationToken ? { paginationToken } : {});
    for (const { name } of page.objects) if (isId(name)) ids.push(name);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return ids;
};
