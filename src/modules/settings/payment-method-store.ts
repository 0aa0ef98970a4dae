import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import { paymentMethods } from './payment-method-tables.ts';

export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** Every method that the business could take, enabled or not, in the order of its list. */
export const readPaymentMethods = (tx: Tx): Promise<PaymentMethod[]> =>
  tx.select().from(paymentMethods).orderBy(asc(paymentMethods.displayOrder));

export const findPaymentMethod = async (tx: Tx, methodType: string): Promise<PaymentMethod | undefined> => {
  const [row] = await tx.select().from(paymentMethods).where(eq(paymentMethods.methodType, methodType));
  return row;
};
