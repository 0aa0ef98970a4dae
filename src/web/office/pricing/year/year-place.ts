import { daysBetween } from '#kernel/calendar-date.ts';

type Dates = Readonly<{ from: string; until: string }>;

/** Where dates stand in their year, in percent of its days; both ends belong to them. */
export const placeIn = (year: number, { from, until }: Dates) => {
  const first = `${year}-01-01`;
  const days = daysBetween(first, `${year + 1}-01-01`);
  const begin = (daysBetween(first, from) / days) * 100;
  const end = ((daysBetween(first, until) + 1) / days) * 100;
  return { left: begin, width: end - begin, end };
};

/** The first day of each month. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`);

/** The look of a multiplier: what is dearer is darker, what is cheaper has another colour. */
export const lookOf = (multiplier: number): string => {
  if (multiplier >= 1.3) return 'bg-brand text-on-brand';
  if (multiplier > 1) return 'bg-brand-soft text-on-brand-soft';
  return multiplier < 1 ? 'bg-info-soft text-info inset-ring inset-ring-info/30' : 'bg-sunken text-muted';
};

/** `+10%`, `−10%`; nothing where the rate stays. */
export const changeText = (multiplier: number): string => {
  const percent = Math.round((multiplier - 1) * 100);
  if (percent === 0) return '±0%';
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
};
