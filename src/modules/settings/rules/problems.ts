import { Problem } from '#kernel/problem.ts';

export const settingRefused = (fields: Record<string, string>) =>
  new Problem(422, 'settings.invalid', [...new Set(Object.values(fields))].join(', '), { fields });
