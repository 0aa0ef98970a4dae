import { type Balance, stillOwed } from '#kernel/balance.ts';
import type { Satang } from '#kernel/money.ts';

export type Owed = Balance &
  Readonly<{
    total: Satang;
    /** Null when deposits are off. */
    depositAmount: Satang | null;
  }>;

/** What is left by a plan: of the deposit, until it is reached, or of everything. */
export const leftByPlan = ({ total, depositAmount, ...money }: Owed, plan: 'full' | 'deposit'): Satang =>
  stillOwed((plan === 'deposit' ? depositAmount : null) ?? total, money);
