const figures = (decimals: 0 | 2) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const whole = figures(0);
const exact = figures(2);

/** An amount of baht in either language: `฿6,950`; satang are shown where there are any, a discount with a minus. */
export const bahtText = (baht: number): string => {
  const size = Math.abs(baht);
  return `${baht < 0 ? '−' : ''}฿${(Number.isInteger(size) ? whole : exact).format(size)}`;
};
