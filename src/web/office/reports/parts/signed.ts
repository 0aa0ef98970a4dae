import { formatNumber } from '#kernel/format-number.ts';

/** `+9%`, `−4%`, `+1,250%`, `0%`: a growth in whole percent; a dash where there was nothing before. */
export const growthText = (percent: number | null): string => {
  if (percent === null) return '–';
  if (percent === 0) return '0%';
  return `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent))}%`;
};

/** In whole percent against what was before; null where there was nothing. */
export const growthOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;
