import type { Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { each } from '#platform/jobs/jobs.ts';
import { takeExpired } from './export-job-store.ts';
import { placeOf } from './export-shape.ts';

/** Deletes exports after their time, with their files. */
export const forgetExports = async ({ step }: Steps, files: Files): Promise<void> => {
  const expired = await step(({ tx, now }) => takeExpired(tx, now));
  await each(expired, (id) => files.delete(placeOf(id)));
};
