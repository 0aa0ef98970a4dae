import type { Files } from '#platform/files.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { forgetLostDocuments } from './documents/forget-lost-documents.ts';

export const customersTasks = ({ files }: { files: Files }): Tasks => ({
  'forget-lost-documents': (steps) => forgetLostDocuments(steps, files),
});

export const customersCrontab: Crontab = ['23 * * * * forget-lost-documents'];
