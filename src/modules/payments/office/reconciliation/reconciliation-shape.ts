import type { Difference as DifferenceShape, Reconciliation } from '#contract/office/payments.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import type { Difference } from '../../rules/reconciliation/books.ts';
import type { BooksCompared } from './compare-books.ts';
import type { ReconciliationNote } from './notes-store.ts';

export const reconciliationShape = ({ range, at, provider, ledger, differences, notes }: BooksCompared) => ({
  data: {
    checkedAt: toBangkokText(at),
    ...range,
    provider: { ...sideShape(provider), fees: toBaht(provider.fees) },
    ledger: sideShape(ledger),
    differences: differences.map((difference) =>
      differenceShape(
        difference,
        notes.find(({ key }) => key === difference.key),
      ),
    ),
  } satisfies Reconciliation,
});

type Side = BooksCompared['ledger'];

const sideShape = ({ payments, refunds }: Side) => ({ payments: sumShape(payments), refunds: sumShape(refunds) });

const sumShape = ({ count, amount }: Side['payments']) => ({ count, amount: toBaht(amount) });

const differenceShape = (
  { attemptId, plannedId: _, at, providerAmount, ledgerAmount, ...difference }: Difference,
  note: ReconciliationNote | undefined,
): DifferenceShape => ({
  ...difference,
  transactionId: attemptId,
  at: toBangkokText(at),
  providerAmount: bahtOrNull(providerAmount),
  ledgerAmount: bahtOrNull(ledgerAmount),
  explanation: note ? { text: note.text, by: note.byName, at: toBangkokText(note.createdAt) } : null,
});

const bahtOrNull = (amount: Satang | null): number | null => amount && toBaht(amount);
