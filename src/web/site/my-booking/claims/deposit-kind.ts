import { type Deposit, type DepositWay, depositWay } from '../security-deposit/deposit-state.ts';

type Left = Pick<Deposit, 'method' | 'endedAt' | 'card' | 'amount'>;

/** What pays a claim: a hold on a card, what was charged to one, cash, what was left in another way, or nothing. */
export type DepositKind = DepositWay | 'none';

/** Where the money of a claim comes from. Amounts are baht. */
export type Paying = Readonly<{ kind: DepositKind; fromDeposit: number; toPay: number }>;

const noDeposit = (amount: number): Paying => ({ kind: 'none', fromDeposit: 0, toPay: amount });

/** What of a claim the deposit pays that is with the business now, beyond what it covers already, and what is left to pay. */
export const payingOf = (amount: number, deposits: readonly Left[], covered: number): Paying => {
  const now = deposits.find(({ endedAt }) => endedAt === null);
  if (!now) return noDeposit(amount);
  const inSatang = (baht: number) => Math.round(baht * 100);
  const free = Math.max(inSatang(now.amount) - inSatang(covered), 0);
  const fromDeposit = Math.min(free, inSatang(amount));
  return { kind: depositWay(now), fromDeposit: fromDeposit / 100, toPay: (inSatang(amount) - fromDeposit) / 100 };
};
