import { alreadyPublished } from './problems.ts';

const DAYS = 7;

export const previewEnd = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: 24 * DAYS });

/** A link shows what is not on the site yet. */
export const refuseIfPublished = ({ published }: { published: boolean }): void => {
  if (published) throw alreadyPublished();
};
