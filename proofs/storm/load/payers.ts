import { setTimeout as pause } from 'node:timers/promises';
import { sandboxKeys } from '#test/start-sandbox.ts';

export type ProviderCharge = Readonly<{
  id: string;
  status: string;
  paid: boolean;
  /** Satang. */
  amount: number;
  refunded_amount: number;
  /** Whether it is held and can still be captured. */
  capturable: boolean;
  /** Of a hold, where only a part was captured. */
  captured_amount?: number;
  metadata: { attemptId?: string; holdId?: string };
}>;
export type ProviderRefund = Readonly<{ id: string; amount: number; metadata: { refundId?: string; holdId?: string } }>;

export type Payers = ReturnType<typeof payersAt>;

/** The actions of payers directly at the payment sandbox, and all its charges and refunds. */
export const payersAt = (url: string) => {
  const ask = async <T>(
    method: string,
    path: string,
    body?: object,
    key = sandboxKeys.secretKey,
  ): Promise<T | undefined> => {
    const reply = await fetch(url + path, {
      method,
      headers: { authorization: `Basic ${btoa(`${key}:`)}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const content = await reply.json();
    if (reply.status >= 500) throw new Error(`The sandbox answers ${reply.status} to ${method} ${path}`);
    return reply.ok ? (content as T) : undefined;
  };

  const all = async <T>(path: string): Promise<T[]> => {
    const items: T[] = [];
    for (;;) {
      const page = await ask<{ data: T[]; total: number }>(
        'GET',
        `${path}?limit=100&offset=${items.length}&order=chronological`,
      );
      items.push(...(page?.data ?? []));
      if (!page || page.data.length === 0 || items.length >= page.total) return items;
      await pause(0);
    }
  };

  return {
    /** A card token, obtained from the vault as by a browser. */
    tokenOf: async (number: string): Promise<string> => {
      const card = { name: 'Hannah Keller', number, expiration_month: 12, expiration_year: 2040, security_code: '123' };
      const token = await ask<{ id: string }>('POST', '/tokens', { card }, sandboxKeys.publicKey);
      if (!token) throw new Error('The vault does not take the card');
      return token.id;
    },
    /** Completes a charge; false if it is no longer pending. */
    end: async (chargeId: string, ending: 'paid' | 'declined' | 'lapsed'): Promise<boolean> => {
      const path = {
        paid: `/charges/${chargeId}/mark_as_paid`,
        declined: `/charges/${chargeId}/mark_as_failed`,
        lapsed: `/sandbox/charges/${chargeId}/lapse`,
      }[ending];
      return (await ask('POST', path)) !== undefined;
    },
    charges: () => all<ProviderCharge>('/charges'),
    refunds: () => all<ProviderRefund>('/refunds'),
  };
};
