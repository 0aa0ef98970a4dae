import { createHmac } from 'node:crypto';
import { sandboxKeys } from '../start-sandbox.ts';

type Charge = {
  id: string;
  status: string;
  amount: number;
  refunded_amount: number;
  captured_amount?: number;
  capturable: boolean;
  metadata: { attemptId?: string; bookingId?: string; holdId?: string };
};

/** Calls to the sandbox at this URL on behalf of a payer, the provider's staff or a test, bypassing the application. */
export const providerAt = (url: () => string) => {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(url() + path, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${sandboxKeys.secretKey}:`)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  return {
    approve: (chargeId: string) => ask<Charge>('POST', `/charges/${chargeId}/mark_as_paid`),
    decline: (chargeId: string) => ask<Charge>('POST', `/charges/${chargeId}/mark_as_failed`),
    lapse: (chargeId: string) => ask<Charge>('POST', `/sandbox/charges/${chargeId}/lapse`),
    charge: (chargeId: string) => ask<Charge>('GET', `/charges/${chargeId}`),
    charges: async () => (await ask<{ data: Charge[] }>('GET', '/charges?limit=100')).data,
    chargesOf: async (bookingId: string) => {
      const { data } = await ask<{ data: Charge[] }>('GET', '/charges?limit=100&order=reverse_chronological');
      return data.filter(({ metadata }) => metadata.bookingId === bookingId);
    },
    plan: (fault: object) => ask('POST', '/sandbox/faults', fault),
    forgetFaults: () => ask('DELETE', '/sandbox/faults'),
    allowPartialCapture: (preAuth: boolean) => ask('POST', '/sandbox/account', { preAuth }),
    askCardHolders: (threeDSecure: boolean) => ask('POST', '/sandbox/account', { threeDSecure }),
    capture: (chargeId: string) => ask<Charge>('POST', `/charges/${chargeId}/capture`),
    hasCustomer: (id: string) =>
      ask('GET', `/customers/${id}`).then(
        () => true,
        () => false,
      ),
    moveClock: (secondsAhead: number) => ask('POST', '/sandbox/clock', { secondsAhead }),
    sendEventsTo: (to: string | null, secret: string) => ask('POST', '/sandbox/webhook', { url: to, secret }),
    source: (values: object) => ask<{ id: string }>('POST', '/sources', values),
    giveBack: (chargeId: string, amount: number) =>
      ask<{ id: string }>('POST', `/charges/${chargeId}/refunds`, { amount }),
    /** Imports a past, successful card charge into the sandbox. Returns the charge's id. */
    importPast: async (values: { key: string; amount: number; createdAt: string; metadata: object }) => {
      const card = { number: '4242424242424242', name: 'Hannah Keller', expirationMonth: 12, expirationYear: 2040 };
      const past = { description: 'Past', card, refund: null, ...values };
      const { charges } = await ask<{ charges: { charge: string }[] }>('POST', '/sandbox/import', { charges: [past] });
      return charges[0]?.charge ?? '';
    },
    newCharge: (values: object) => ask<Charge>('POST', '/charges', values),
  };
};

/** The headers with which the provider signs a body. */
export const signatureOf = (body: string, secret: string, at: Temporal.Instant): Record<string, string> => {
  const timestamp = String(Math.floor(at.epochMilliseconds / 1000));
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest('hex');
  return { 'omise-signature': signature, 'omise-signature-timestamp': timestamp };
};
