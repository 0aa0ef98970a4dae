import type { Steps } from '#platform/context.ts';
import type { Attempt } from '../records/attempt-store.ts';
import { chargeBooking, type Provider } from './charge-booking.ts';
import { createToken } from './create-token.ts';

/** The stand-in's card that pays; no secret. */
const testCard = {
  cardNumber: '4242424242424242',
  expiryMonth: '12',
  expiryYear: '2040',
  securityCode: '123',
  cardholderName: 'Test Payment',
};

type SimulationRequest = Readonly<{ bookingId: string; amount: number | null; returnUri: string }>;

/** Pays a booking with a test card of the sandbox, by the way of every other card. */
export const simulatePayment = async (
  steps: Steps,
  request: SimulationRequest,
  provider: Provider,
): Promise<Attempt> => {
  const cardToken = await createToken(testCard, provider.omise);
  const payment = { ...request, cardToken, sourceId: null, paymentMethod: 'card', plan: null, acceptTerms: false };
  return chargeBooking(steps, payment, provider);
};
