import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { switchOf } from './rules/method-switch.ts';
import type { Settings } from './setting-groups.ts';
import { readSettings } from './settings-store.ts';
import { paymentMethods } from './settings-tables.ts';

export type PaymentMethod = typeof paymentMethods.$inferSelect;

/**
 * Every method that the business could take, enabled or not, in the order of its list. Cash and bank transfer are
 * enabled by the payment settings, which are the one value behind both doors; whoever has read them hands them over.
 */
export const readPaymentMethods = async (tx: Tx, settings?: Pick<Settings, 'payment'>): Promise<PaymentMethod[]> => {
  const { payment } = settings ?? (await readSettings(tx));
  const rows = await tx.select().from(paymentMethods).orderBy(asc(paymentMethods.displayOrder));
  return rows.map((row) => {
    const setting = switchOf(row.methodType);
    return setting ? { ...row, isEnabled: payment[setting] } : row;
  });
};

export const findPaymentMethod = async (tx: Tx, methodType: string): Promise<PaymentMethod | undefined> =>
  (await readPaymentMethods(tx)).find((method) => method.methodType === methodType);

/** Locks a method against whoever else changes it. */
export const lockPaymentMethod = async (tx: Tx, methodType: string): Promise<void> => {
  await tx.select().from(paymentMethods).where(eq(paymentMethods.methodType, methodType)).for('update');
};

export const savePaymentMethod = async (
  tx: Tx,
  methodType: string,
  values: Partial<Omit<PaymentMethod, 'methodType'>>,
): Promise<void> => {
  if (Object.keys(values).length === 0) return;
  await tx.update(paymentMethods).set(values).where(eq(paymentMethods.methodType, methodType));
};
