const figures = (decimals: 0 | 2) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const whole = figures(0);
const exact = figures(2);

/**
 * Formats an amount in baht, the same in both languages: `฿6,950`; satang only if not zero, a negative amount with a
 * minus sign.
 */
export const bahtText = (baht: number): string => {
  // Adding floats may leave an error of less than a satang.
  const size = Math.round(Math.abs(baht) * 100) / 100;
  return `${baht < 0 ? '−' : ''}฿${(Number.isInteger(size) ? whole : exact).format(size)}`;
};
