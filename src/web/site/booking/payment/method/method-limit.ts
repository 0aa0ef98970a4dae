import type { PaymentPlan } from '../../draft/draft.ts';
import { dueWith, type Owing } from '../amount/amount-due.ts';
import type { Method } from './method.ts';

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
export const methodInHand = (
  methods: readonly Method[],
  wanted: string,
  fits: (method: Method) => boolean,
): Method | null =>
  methods.find((method) => method.methodType === wanted && fits(method)) ?? methods.find(fits) ?? null;
