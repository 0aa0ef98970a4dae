import type { Client } from '../../api/client.ts';

/** What the tabs of the payments count; null where it could not be loaded. */
export type WaitingMoney = Readonly<{
  /** Transfers to send. */
  transfers: number | null;
  /** Claims that staff decide: disputed, or not answered in time. */
  claims: number | null;
}>;

export const readMoneyTabs = async ({ call }: Pick<Client, 'call'>): Promise<WaitingMoney> => {
  const one = { page: 1, limit: 1 };
  const [transfers, claims] = await Promise.all([
    call('GET /payments/transfer-tasks', { query: { ...one, status: 'open' } }),
    call('GET /admin/claims', { query: { ...one, view: 'disputed' } }),
  ]);
  return { transfers: transfers.success ? transfers.total : null, claims: claims.success ? claims.total : null };
};
