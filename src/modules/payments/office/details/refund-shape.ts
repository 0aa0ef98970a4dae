import type { z } from 'zod';
import type { RefundShape } from '#contract/office/payments.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { ShownRefund } from './refunds-of-store.ts';

export const refundShape = ({ refund, task, asker }: ShownRefund): z.infer<typeof RefundShape> => ({
  id: refund.id,
  amount: toBaht(refund.amount),
  status: refund.status,
  reason: refund.reason,
  reference: refund.reference ?? task?.reference ?? null,
  transferTaskId: task?.status === 'open' ? task.id : null,
  by: asker && `${asker.firstName} ${asker.lastName}`.trim(),
  createdAt: toBangkokText(refund.createdAt),
});
