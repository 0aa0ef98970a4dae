import { asc } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { paymentMethods } from './payment-method-tables.ts';
import type { Settings } from './setting-groups.ts';
import { readSettings } from './settings-store.ts';

export type PaymentMethod = typeof paymentMethods.$inferSelect;

/**
 * Every method that the business could take, enabled or not, in the order of its list. Cash and bank transfer are
 * enabled by the payment settings, which are the one value behind both doors; whoever has read them hands them over.
 */
export const readPaymentMethods = async (tx: Tx, settings?: Pick<Settings, 'payment'>): Promise<PaymentMethod[]> => {
  const { payment } = settings ?? (await readSettings(tx));
  const bySetting = new Map([
    ['cash', payment.enableCash],
    ['bank_transfer', payment.enableBankTransfer],
  ]);
  const rows = await tx.select().from(paymentMethods).orderBy(asc(paymentMethods.displayOrder));
  return rows.map((row) => ({ ...row, isEnabled: bySetting.get(row.methodType) ?? row.isEnabled }));
};

export const findPaymentMethod = async (tx: Tx, methodType: string): Promise<PaymentMethod | undefined> =>
  (await readPaymentMethods(tx)).find((method) => method.methodType === methodType);
