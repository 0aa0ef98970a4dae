import type { ContractRoute } from '#contract/index.ts';
import { card } from '#test/builders/payments.ts';
import { guestEmail } from '../business/book-something.ts';
import type { Operation } from '../document/operations.ts';
import { type Ask, askJson } from '../run/ask.ts';
import type { Parts } from './parts.ts';

type Prepare = (body: Readonly<Record<string, unknown>>, ask: Ask) => Promise<object>;

/** What a quote takes of a booking. */
const quoted = [
  'vehicleId',
  'selectedAddons',
  'selectedInsurance',
  'promoCode',
  'usePoints',
  'paymentPlan',
  'paymentMethod',
] as const;

/** Values that a caller must look up or fetch before a call can succeed. */
const preparations: Partial<Record<ContractRoute, Prepare>> = {
  'POST /bookings': async (body, ask) => {
    const { pickupDate: startDate, returnDate: endDate } = body;
    const choices = Object.fromEntries(quoted.map((name) => [name, body[name]]));
    const { data } =
      (await askJson(ask, 'POST', '/api/booking-pricing/calculate', { body: { ...choices, startDate, endDate } })) ??
      {};
    const { total = 0 } = (data ?? {}) as { total?: number };
    return { totalAmount: total };
  },
  'POST /bookings/lookup': async () => ({ email: guestEmail }),
  // A stamp must be some seconds old; clients other than browsers may omit it.
  'POST /contact': async () => ({ stamp: undefined }),
  'POST /payments/charge': async (_body, ask) => {
    const made = await askJson(ask, 'POST', '/api/payments/create-token', { body: card('4242424242424242') });
    return { cardToken: (made?.data as { token: string } | undefined)?.token ?? '' };
  },
};

export const completed = async ({ route }: Operation, parts: Parts, ask: Ask): Promise<Parts> => {
  const prepare = preparations[route];
  if (!prepare || typeof parts.body !== 'object' || parts.body === null) return parts;
  const body = parts.body as Readonly<Record<string, unknown>>;
  return { ...parts, body: { ...body, ...(await prepare(body, ask)) } };
};
