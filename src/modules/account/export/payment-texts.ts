import { toBaht } from '#kernel/money.ts';
import type { attemptsData, documentsData, ledgerData, refundsData } from './own-rental-data-store.ts';

type Row<Read extends (...asked: never[]) => PromiseLike<readonly unknown[]>> = Awaited<ReturnType<Read>>[number];

/** Amounts in baht. What the provider knows a payer by is a secret between the two. */
export const paymentText = ({ kind, methodType, amount, fee, reference, note, createdAt }: Row<typeof ledgerData>) => ({
  ...{ kind, method: methodType, amount: toBaht(amount), fee: toBaht(fee), reference, note, createdAt },
});

export const triedText = (attempt: Row<typeof attemptsData>) => {
  const { methodType, amount, fee, status, chargeId, transactionId, failureMessage, createdAt } = attempt;
  return {
    ...{ method: methodType, amount: toBaht(amount), fee: toBaht(fee), status, chargeId, transactionId, createdAt },
    card: attempt.cardLastDigits && { brand: attempt.cardBrand, lastDigits: attempt.cardLastDigits },
    failureMessage,
  };
};

export const documentText = ({ bookingId: _booking, total, tax, ...said }: Row<typeof documentsData>) => ({
  ...said,
  ...{ total: toBaht(total), tax: toBaht(tax) },
});

export const refundText = ({ refund, transfer }: Row<typeof refundsData>) => ({
  ...{ amount: toBaht(refund.amount), status: refund.status, reason: refund.reason, createdAt: refund.createdAt },
  transfer: transfer && { status: transfer.status, reference: transfer.reference, doneAt: transfer.doneAt },
});
