import { maxSatang, minSatang, type Satang, satang } from '#kernel/money.ts';
import { type Bank, type Flow, findMethod, sourceTypeOf } from './methods.ts';

/** What this account can do, as the provider reports it (its `capability` object). */
export type Capability = Readonly<{
  country: string;
  limits: { charge_amount: { min: number; max: number } };
  payment_methods: readonly Readonly<{
    name: string;
    currencies: readonly string[];
    banks?: readonly { code: string; name: string; active: boolean }[] | null | undefined;
  }>[];
}>;

type Listed = Readonly<{ methodType: string; isEnabled: boolean; minAmount: Satang; maxAmount: Satang }>;

export type Offer = Readonly<{
  flow: Flow;
  /** The provider's source types for the method. */
  types: readonly string[];
  banks: readonly Bank[];
  needsPhone: boolean;
  minAmount: Satang;
  maxAmount: Satang;
}>;

/**
 * How a method is offered now; null if it is not. Online methods need the provider, and its capability must list the
 * method with baht among its currencies. Until the first capability is read, cards are the only online method: every account accepts them.
 */
export const offerOf = (
  { methodType, isEnabled, minAmount, maxAmount }: Listed,
  { isOnline, capability }: { isOnline: boolean; capability: Capability | null },
): Offer | null => {
  const method = findMethod(methodType);
  if (!method || !isEnabled) return null;
  const { flow, needsPhone = false } = method;
  if (flow === 'offline') return { flow, types: [], banks: [], needsPhone, minAmount, maxAmount };
  if (!isOnline) return null;
  const limits = limitsOf(capability, { minAmount, maxAmount });
  if (flow === 'card') return takes(capability, 'card') ? { flow, types: [], banks: [], needsPhone, ...limits } : null;
  if (!capability) return null;
  const banks = banksOf(method, capability);
  const possible = method.banks ? banks.flatMap(({ code }) => sourceTypeOf(method, code) ?? []) : method.types;
  const types = possible.filter((type) => takes(capability, type));
  if (types.length === 0) return null;
  return { flow, types: method.banks ? types : types.slice(0, 1), banks, needsPhone, ...limits };
};

const takes = (capability: Capability | null, type: string): boolean =>
  capability?.payment_methods.some(({ name, currencies }) => name === type && currencies.some(isBaht)) ??
  type === 'card';

const isBaht = (currency: string) => currency.toUpperCase() === 'THB';

const limitsOf = (capability: Capability | null, { minAmount, maxAmount }: Pick<Listed, 'minAmount' | 'maxAmount'>) => {
  if (!capability) return { minAmount, maxAmount };
  const { min, max } = capability.limits.charge_amount;
  return { minAmount: maxSatang(minAmount, satang(min)), maxAmount: minSatang(maxAmount, satang(max)) };
};

const banksOf = (
  method: { types: readonly string[]; banks?: readonly Bank[]; hasProvidersBanks?: true },
  capability: Capability,
): readonly Bank[] => {
  if (method.banks) return method.banks.filter(({ code }) => takes(capability, sourceTypeOf(method, code) ?? ''));
  if (!method.hasProvidersBanks) return [];
  const offered = capability.payment_methods.find(({ name }) => name === method.types[0])?.banks ?? [];
  return offered.filter(({ active }) => active).map(({ code, name }) => ({ code, name, nameInThai: name }));
};
