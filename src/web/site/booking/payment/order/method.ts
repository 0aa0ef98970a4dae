import { thaiMobile } from '#kernel/thai-mobile.ts';
import type { DataOf } from '../../../../api/routes.ts';
import { dueWith, type Owing } from '../../state/amount-due.ts';
import type { PayBy, PaymentPlan } from '../../state/draft.ts';

export type Method = DataOf<'GET /payments/methods'>[number];

const groupNames = ['card', 'thai', 'wallets', 'abroad', 'counter'] as const;
type GroupName = (typeof groupNames)[number];
type Group = Readonly<{ name: GroupName; methods: readonly Method[] }>;

const thai = new Set(['promptpay', 'mobile_banking', 'internet_banking']);

/** Where a method that is not Thai is used, as a code of ISO 3166. */
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

/** Banks and QR pictures of other countries. */
const abroad = new Set(['fpx', 'maybank_qr', 'duitnow_qr', 'paynow', 'paynow_qr']);

export const countryOf = ({ methodType }: Pick<Method, 'methodType'>): string | null => countries[methodType] ?? null;

const groupOf = ({ flow, methodType }: Method): GroupName => {
  if (flow === 'card') return 'card';
  if (flow === 'offline') return 'counter';
  if (thai.has(methodType)) return 'thai';
  return abroad.has(methodType) ? 'abroad' : 'wallets';
};

/** On a phone the wallets after the most used, and what is for banks abroad, are shown on demand. */
export const isSeldom = ({ name, methods }: Group, method: Method): boolean =>
  name === 'abroad' || (name === 'wallets' && methods.indexOf(method) >= WALLETS_AT_ONCE);

const WALLETS_AT_ONCE = 4;

/** The methods as people look for them; a group without any is left out. */
export const groupsOf = (methods: readonly Method[]): Group[] =>
  groupNames
    .map((name) => ({ name, methods: methods.filter((method) => groupOf(method) === name) }))
    .filter(({ methods: inGroup }) => inGroup.length > 0);

export type Limit = Readonly<{
  /** The bound that the amount is beyond. */
  bound: 'atMost' | 'atLeast';
  amount: number;
  /** A deposit that the method would take, where the whole is too much for it. */
  deposit: number | null;
}>;

type Bounds = Pick<Method, 'flow' | 'processingFee' | 'minAmount' | 'maxAmount'>;

/** Why a method cannot be used for what is paid now; null where it can. Money at the counter is all of it. */
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

/** The wanted method if it is offered and takes the amount, else the first that does. */
export const usableMethod = (
  methods: readonly Method[],
  requested: string,
  fits: (method: Method) => boolean,
): Method | null =>
  methods.find((method) => method.methodType === requested && fits(method)) ?? methods.find(fits) ?? null;

export type MethodProblem = Readonly<{ field: 'bank' | 'phone'; sentence: 'bankMissing' | 'mobileInvalid' }>;

/** What a method still needs to know: the bank of mobile banking, the number of a wallet. */
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
