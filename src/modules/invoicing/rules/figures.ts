import { type Satang, satang } from '#kernel/money.ts';

/** An amount as accounting documents show it: `10,647.00`. */
export const figures = (amount: Satang): string => {
  const { baht, satang: rest } = parts(amount);
  const grouped = String(baht).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}${grouped}.${String(rest).padStart(2, '0')}`;
};

/** The whole baht and the remaining satang of an amount, without its sign. */
export const parts = (amount: Satang): { baht: number; satang: number } => {
  const whole = satang(Math.abs(amount));
  return { baht: Math.floor(whole / 100), satang: whole % 100 };
};
