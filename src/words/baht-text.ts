const figures = (decimals: 0 | 2) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const whole = figures(0);
const exact = figures(2);

/** An amount of baht in either language: `฿6,950`; satang are shown where there are any, a discount with a minus. */
export const bahtText = (baht: number): string => {
  // A sum of two floats may be off by less than a satang.
  const size = Math.round(Math.abs(baht) * 100) / 100;
  return `${baht < 0 ? '−' : ''}฿${(Number.isInteger(size) ? whole : exact).format(size)}`;
};
