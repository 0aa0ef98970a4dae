import { alreadyPublished } from './problems.ts';

const DAYS = 7;

export const previewEnd = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: 24 * DAYS });

/** 409 for a published page: preview links are for drafts. */
export const refuseIfPublished = ({ published }: { published: boolean }): void => {
  if (published) throw alreadyPublished();
};
