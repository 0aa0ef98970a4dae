import { thaiMobile } from '#kernel/thai-mobile.ts';
import type { DataOf } from '../../../../api/routes.ts';
import { dueWith, type Owing } from '../../state/amount-due.ts';
import type { PayBy, PaymentPlan } from '../../state/draft.ts';

export type Method = DataOf<'GET /payments/methods'>[number];

const groupNames = ['card', 'thai', 'counter', 'wallets', 'abroad'] as const;
type GroupName = (typeof groupNames)[number];
type Group = Readonly<{ name: GroupName; methods: readonly Method[] }>;

const thai = new Set(['promptpay', 'mobile_banking', 'internet_banking']);

/** The country of each foreign method, as an ISO 3166 code. */
const countries: Readonly<Record<string, string>> = {
  alipay: 'CN',
  dana: 'ID',
  gcash: 'PH',
  kakaopay: 'KR',
  touch_n_go: 'MY',
  boost: 'MY',
  fpx: 'MY',
  maybank_qr: 'MY',
  duitnow_qr: 'MY',
  paynow: 'SG',
  paynow_qr: 'SG',
};

/** The country of a method that only customers of another country have; null for any other. */
export const countryOf = ({ methodType }: Pick<Method, 'methodType'>): string | null => countries[methodType] ?? null;

const groupOf = (method: Method): GroupName => {
  if (method.flow === 'card') return 'card';
  if (method.flow === 'offline') return 'counter';
  if (thai.has(method.methodType)) return 'thai';
  return countryOf(method) ? 'abroad' : 'wallets';
};

/** Whether the page hides the group until more are requested: wallets, and what only other countries have. */
export const isSeldom = ({ name }: Group): boolean => name === 'wallets' || name === 'abroad';

/** The methods by group, in display order; empty groups are left out. */
export const groupsOf = (methods: readonly Method[]): Group[] =>
  groupNames
    .map((name) => ({ name, methods: methods.filter((method) => groupOf(method) === name) }))
    .filter(({ methods: inGroup }) => inGroup.length > 0);

export type Limit = Readonly<{
  /** The limit that the amount exceeds or falls short of. */
  bound: 'atMost' | 'atLeast';
  amount: number;
  /** A deposit that the method accepts where the full amount is too high; null without one. */
  deposit: number | null;
}>;

type Bounds = Pick<Method, 'flow' | 'processingFee' | 'minAmount' | 'maxAmount'>;

/** Why a method cannot take the amount due now; null where it can. Offline methods always take the full amount. */
export const limitOf = (method: Bounds, booking: Owing, plan: PaymentPlan): Limit | null => {
  const amount = amountBy(method, booking, plan) ?? 0;
  if (amount < method.minAmount) return { bound: 'atLeast', amount: method.minAmount, deposit: null };
  if (amount <= method.maxAmount) return null;
  const deposit = plan === 'full' && method.flow !== 'offline' ? amountBy(method, booking, 'deposit') : null;
  const fits = deposit !== null && deposit >= method.minAmount && deposit <= method.maxAmount;
  return { bound: 'atMost', amount: method.maxAmount, deposit: fits ? deposit : null };
};

const amountBy = (method: Bounds, booking: Owing, plan: PaymentPlan): number | null =>
  dueWith(booking, plan, method)?.amount ?? null;

/** The requested method if it is offered and accepts the amount, else the first that does; null if none does. */
export const usableMethod = (
  methods: readonly Method[],
  requested: string,
  fits: (method: Method) => boolean,
): Method | null =>
  methods.find((method) => method.methodType === requested && fits(method)) ?? methods.find(fits) ?? null;

export type MethodProblem = Readonly<{ field: 'bank' | 'phone'; sentence: 'bankMissing' | 'mobileInvalid' }>;

/** The missing inputs of a method: the bank of mobile banking, the phone number of a wallet. */
export const methodProblems = (
  { banks, needsPhone }: Pick<Method, 'banks' | 'needsPhone'>,
  { bank, phone }: { bank: PayBy['bank']; phone: string },
): MethodProblem[] => {
  const problems: MethodProblem[] = [];
  if (banks.length > 0 && !banks.some(({ code }) => code === bank))
    problems.push({ field: 'bank', sentence: 'bankMissing' });
  if (needsPhone && !thaiMobile(phone)) problems.push({ field: 'phone', sentence: 'mobileInvalid' });
  return problems;
};
