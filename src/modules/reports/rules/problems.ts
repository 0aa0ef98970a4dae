import { Problem } from '#kernel/problem.ts';

export const rangeBackwards = () => new Problem(422, 'report.range-backwards');

export const rangeTooLong = () => new Problem(422, 'report.range-too-long');

export const exportNotFound = () => new Problem(404, 'export.not-found');

export const exportNotDone = () => new Problem(409, 'export.not-done');

export const tooManyRows = (most: number) =>
  new Problem(422, 'export.too-many-rows', {
    details: { most },
  });
