import { netPaid } from '#kernel/balance.ts';
import { cardBrandOf } from '#kernel/card-brands.ts';
import { equalsBaht, type Satang, satang, toBaht, zeroSatang } from '#kernel/money.ts';
import { type Booking, findWaitingChange, lockForPayment, openBooking, payRefusal } from '#modules/booking/index.ts';
import { findPaymentMethod, readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import type { OmiseCapability } from '../omise/omise-shapes.ts';
import { amountDue } from '../rules/amount-due.ts';
import { type Offer, offerOf } from '../rules/method-offer.ts';
import {
  amountDiffers,
  cardNotAccepted,
  holdOver,
  methodNotOffered,
  methodOff,
  noDeposit,
  nothingDue,
  providerUnreachable,
  sourceAmountDiffers,
  sourceRefused,
} from '../rules/problems.ts';

export type ChargeQuery = Readonly<{
  bookingId: string;
  paymentMethod: string;
  plan: 'full' | 'deposit' | null;
  /** The amount due in baht that the client saw; checked, never charged. */
  amount: number | null;
}>;

export type AuthorisedCharge = Readonly<{
  booking: Booking;
  offer: Offer;
  paymentPlan: 'full' | 'deposit';
  /** When what is paid for is no longer held; null where it does not end. */
  endsAt: Temporal.Instant | null;
  /** Fee included. */
  amount: Satang;
  fee: Satang;
}>;

type Provider = Readonly<{ isOnline: boolean; capability: OmiseCapability | null }>;

/**
 * The amount to charge now with a method, for a change that waits for its payment where there is one; throws if the
 * booking cannot be charged. Locks the booking.
 */
export const authoriseCharge = async (
  ctx: Context,
  query: ChargeQuery,
  provider: Provider,
): Promise<AuthorisedCharge> => {
  await openBooking(ctx.tx, ctx.actor, query.bookingId);
  const booking = await lockForPayment(ctx, query.bookingId);
  // Who pays us directly pays for the booking as it is.
  const change = provider.isOnline ? await findWaitingChange(ctx, booking) : null;
  const total = change?.quote.total ?? booking.total;
  refuseUnlessPayable({ ...booking, total }, ctx.now);
  const method = await findPaymentMethod(ctx.tx, query.paymentMethod);
  const offer = method && offerOf(method, provider);
  if (!offer) throw methodOff();
  const paymentPlan = query.plan ?? (netPaid(booking) > zeroSatang ? 'full' : booking.paymentPlan);
  const { depositAmount } = change?.quote ?? booking.quote;
  if (query.plan === 'deposit' && depositAmount === null) throw noDeposit();
  const due = amountDue({ ...booking, total, depositAmount }, paymentPlan, method.processingFee);
  if (due.amount === zeroSatang) throw nothingDue();
  if (due.amount < offer.minAmount || due.amount > offer.maxAmount) throw methodNotOffered();
  refuseOtherAmount(query.amount, due.amount);
  return { booking, offer, paymentPlan, endsAt: change?.endsAt ?? booking.holdUntil, ...due };
};

const refuseUnlessPayable = (booking: Booking, now: Temporal.Instant) => {
  const why = payRefusal(booking, now);
  if (why) throw why === 'over' ? holdOver() : nothingDue();
};

const refuseOtherAmount = (baht: number | null, due: Satang) => {
  if (baht !== null && !equalsBaht(due, baht)) throw amountDiffers(toBaht(due));
};

/** Refuses a source before the charge unless it is of this method and unused, and with 409 unless it is for the amount due. */
export const refuseOtherSource = async (
  sourceId: string,
  { offer, amount }: Pick<AuthorisedCharge, 'offer' | 'amount'>,
  omise: OmiseClient,
): Promise<void> => {
  const answer = await omise.retrieveSource(sourceId);
  if (answer.outcome === 'unknown') throw providerUnreachable();
  if (answer.outcome === 'refused') throw sourceRefused();
  const { type, currency, charge_status: chargeStatus, amount: sourceAmount } = answer.value;
  const isOurs = offer.types.includes(type) && currency.toUpperCase() === 'THB';
  if (!isOurs || chargeStatus !== 'unknown') throw sourceRefused();
  if (sourceAmount !== amount) throw sourceAmountDiffers(toBaht(amount), toBaht(satang(sourceAmount)));
};

/**
 * Refuses a card before the charge unless the business accepts its brand, and returns its fingerprint. Anything that the
 * vault does not return is left to the charge: null.
 */
export const refuseOtherCard = async (
  { step }: Steps,
  cardToken: string,
  omise: OmiseClient,
): Promise<string | null> => {
  const { acceptedCards } = (await step(({ tx }) => readSettings(tx))).payment;
  const answer = await omise.retrieveToken(cardToken);
  const card = answer.outcome === 'answered' ? answer.value.card : null;
  if (!card) return null;
  const ours = cardBrandOf(card.brand);
  if (!ours || !acceptedCards.includes(ours)) throw cardNotAccepted(card.brand, acceptedCards);
  return card.fingerprint ?? null;
};
