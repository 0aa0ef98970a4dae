import { Problem } from '#kernel/problem.ts';

export const rangeBackwards = () => new Problem(422, 'report.range-backwards', 'The range ends before it begins.', {});

export const rangeTooLong = () => new Problem(422, 'report.range-too-long', 'A report covers at most five years.', {});

export const exportNotFound = () =>
  new Problem(404, 'export.not-found', 'There is no such export. Its file is deleted after 7 days.');

export const exportNotDone = () => new Problem(409, 'export.not-done', 'This file is not written yet.');

export const tooManyRows = (most: number) =>
  new Problem(422, 'export.too-many-rows', `These are more than ${most} rows. Please choose a shorter range.`, {
    details: { most },
  });
