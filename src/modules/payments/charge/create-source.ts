import { fromBaht } from '#kernel/money.ts';
import { thaiMobile } from '#kernel/thai-mobile.ts';
import { findPaymentMethod } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { OmiseSource } from '../omise/omise-shapes.ts';
import { type Offer, offerOf } from '../rules/method-offer.ts';
import {
  bankMissing,
  methodNotOffered,
  methodOff,
  phoneWrong,
  providerUnreachable,
  sourceNotMade,
} from '../rules/problems.ts';
import type { Provider } from './charge-booking.ts';

export type SourceRequest = Readonly<{
  /** Our name for the method. */
  methodType: string;
  /** In baht. */
  amount: number;
  bank: string | null;
  phone: string | null;
  email: string | null;
}>;

/** A source of one of our methods at the provider. The amount is checked when it is charged. */
export const createSource = async (
  { step }: Steps,
  request: SourceRequest,
  { omise, capability }: Provider,
): Promise<{ source: OmiseSource; offer: Offer }> => {
  const offered = { isOnline: true, capability: await capability() };
  const method = await step(({ tx }) => findPaymentMethod(tx, request.methodType));
  const offer = method && offerOf(method, offered);
  if (!offer || offer.types.length === 0) throw methodOff();
  const amount = wholeSatang(request.amount);
  if (amount < offer.minAmount || amount > offer.maxAmount) throw methodNotOffered();
  const { phone, ...payer } = payerOf(offer, request);
  const email = request.email ? { email: request.email } : {};
  const answer = await omise.createSource({ ...payer, ...phone, ...email, amount, currency: 'thb' });
  if (answer.outcome === 'unknown') throw providerUnreachable();
  if (answer.outcome === 'refused') throw sourceNotMade();
  return { source: answer.value, offer };
};

const wholeSatang = (baht: number) => {
  try {
    return fromBaht(baht);
  } catch {
    throw methodNotOffered();
  }
};

/** Bank apps have one source type per bank; with FPX the bank is a separate field. */
const payerOf = ({ types, banks, needsPhone }: Offer, { bank, phone: given }: SourceRequest) => {
  const chosen = banks.find(({ code }) => code === bank);
  if (banks.length > 0 && !chosen) throw bankMissing();
  const phoneNumber = thaiMobile(given ?? '');
  if (needsPhone && !phoneNumber) throw phoneWrong();
  const ofBank = types.find((one) => chosen && one.endsWith(`_${chosen.code}`));
  const type = ofBank ?? types[0] ?? '';
  return {
    type,
    ...(chosen && !ofBank && { bank: chosen.code }),
    phone: needsPhone && phoneNumber ? { phoneNumber } : {},
  };
};
