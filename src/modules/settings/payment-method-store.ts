import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { switchOf } from './rules/method-switch.ts';
import type { Settings } from './setting-groups.ts';
import { readSettings } from './settings-store.ts';
import { paymentMethods } from './settings-tables.ts';

export type PaymentMethod = typeof paymentMethods.$inferSelect;

/**
 * Every supported payment method, enabled or not, in the display order. Whether cash and bank transfer are enabled is
 * stored only in the payment settings; pass `settings` if they have been read already.
 */
export const readPaymentMethods = async (tx: Tx, settings?: Pick<Settings, 'payment'>): Promise<PaymentMethod[]> => {
  const { payment } = settings ?? (await readSettings(tx));
  return (await storedMethods(tx)).map((row) => {
    const setting = switchOf(row.methodType);
    return setting ? { ...row, isEnabled: payment[setting] } : row;
  });
};

const storedMethods = cachedRead(['payment_method'], (tx) =>
  tx.select().from(paymentMethods).orderBy(asc(paymentMethods.displayOrder)).execute(),
);

export const findPaymentMethod = async (tx: Tx, methodType: string): Promise<PaymentMethod | undefined> =>
  (await readPaymentMethods(tx)).find((method) => method.methodType === methodType);

/** Locks a payment method against concurrent changes. */
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
