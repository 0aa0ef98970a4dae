import type { Steps } from '#platform/context.ts';
import type { Attempt } from '../records/attempt-store.ts';
import { chargeBooking, type Provider } from './charge-booking.ts';
import { createToken } from './create-token.ts';

/** The sandbox's test card whose payments succeed; not a secret. */
const testCard = {
  cardNumber: '4242424242424242',
  expiryMonth: '12',
  expiryYear: '2040',
  securityCode: '123',
  cardholderName: 'Test Payment',
};

type SimulationRequest = Readonly<{ bookingId: string; amount: number | null; returnUri: string }>;

/** Pays a booking with the sandbox's test card, through the ordinary card flow. */
export const simulatePayment = async (
  steps: Steps,
  request: SimulationRequest,
  provider: Provider,
): Promise<Attempt> => {
  const cardToken = await createToken(testCard, provider.omise);
  const payment = { ...request, cardToken, sourceId: null, paymentMethod: 'card', plan: null, acceptTerms: false };
  return chargeBooking(steps, payment, provider);
};
