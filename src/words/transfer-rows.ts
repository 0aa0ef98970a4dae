import type { TransferShape } from '#contract/transfer.ts';
import { bahtText } from './baht-text.ts';
import type { transfer } from './en/transfer.ts';

type Row = Readonly<{ name: keyof (typeof transfer)['rows']; value: string }>;

/** What to type into a banking app, in order: the same on pages and in mails. The names are those of the words. */
export const transferRows = ({ amount, bank, promptPay }: TransferShape, reference: string): Row[] => [
  { name: 'amount', value: bahtText(amount) },
  ...(bank
    ? ([
        { name: 'bank', value: bank.name },
        { name: 'number', value: bank.number },
        { name: 'holder', value: bank.holder },
      ] as const)
    : []),
  ...(promptPay ? [{ name: 'promptPay', value: promptPay } as const] : []),
  { name: 'reference', value: reference },
];
