import { desc, eq } from 'drizzle-orm';
import { users } from '#modules/identity/identity-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { refunds, transferTasks } from '../../payments-tables.ts';

/** What is to go back of a payment, or went back: newest first, with the task of whoever sends it by hand. */
export const refundsOfPayment = (tx: Tx, paymentId: string) =>
  tx
    .select({
      refund: refunds,
      task: { id: transferTasks.id, status: transferTasks.status, reference: transferTasks.reference },
      asker: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(refunds)
    .leftJoin(transferTasks, eq(transferTasks.refundId, refunds.id))
    .leftJoin(users, eq(users.id, refunds.askedBy))
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));

export type ShownRefund = Awaited<ReturnType<typeof refundsOfPayment>>[number];
