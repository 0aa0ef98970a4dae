import { type Satang, satang } from '#kernel/money.ts';

/** An amount as papers of account write it: `10,647.00`. */
export const figures = (amount: Satang): string => {
  const { baht, satang: rest } = parts(amount);
  const grouped = String(baht).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}${grouped}.${String(rest).padStart(2, '0')}`;
};

/** Whole baht and the satang beyond, without the sign. */
export const parts = (amount: Satang): { baht: number; satang: number } => {
  const whole = satang(Math.abs(amount));
  return { baht: Math.floor(whole / 100), satang: whole % 100 };
};
