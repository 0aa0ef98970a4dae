import { Problem } from '#kernel/problem.ts';

export const typesettingBusy = () =>
  new Problem(503, 'documents.busy', 'The document cannot be made at the moment. Please try again in a moment.', {
    details: { retryAfterSeconds: 5 },
  });
