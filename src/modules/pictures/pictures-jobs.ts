import type { Files } from '#platform/files.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { forgetLostPictures } from './forget-lost-pictures.ts';

export const picturesTasks = ({ files }: { files: Files }): Tasks => ({
  'forget-lost-pictures': (steps) => forgetLostPictures(steps, files),
});

export const picturesCrontab: Crontab = ['41 20 * * * forget-lost-pictures'];
