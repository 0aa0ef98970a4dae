import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { askForReviews } from './ask-for-reviews.ts';

export const reviewsTasks = ({ publicUrl }: { publicUrl: string }): Tasks => ({
  'ask-for-reviews': (steps) => askForReviews(steps, { publicUrl }),
});

export const reviewsCrontab: Crontab = ['*/15 * * * * ask-for-reviews'];
