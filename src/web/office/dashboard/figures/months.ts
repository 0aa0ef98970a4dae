/** The first day of the month that is `months` away from a date's month, as `YYYY-MM-DD`. */
export const monthBeside = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

/** An axis of four steps that covers an amount; a step is 1, 2, 2.5 or 5 times a power of ten. */
export const scaleFor = (most: number): { top: number; step: number } => {
  const least = Math.max(most, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= least) ?? 10) * power;
  return { top: step * 4, step };
};

/** An amount for an axis: `250k`, `1.5M`. */
export const shortAmount = (amount: number): string => {
  if (Math.abs(amount) >= 1_000_000) return `${Number((amount / 1_000_000).toFixed(2))}M`;
  return Math.abs(amount) >= 1000 ? `${Number((amount / 1000).toFixed(1))}k` : `${Math.round(amount)}`;
};
