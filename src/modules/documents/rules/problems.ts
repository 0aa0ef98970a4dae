import { Problem } from '#kernel/problem.ts';

export const typesettingBusy = () =>
  new Problem(503, 'documents.busy', {
    details: { retryAfterSeconds: 5 },
  });
