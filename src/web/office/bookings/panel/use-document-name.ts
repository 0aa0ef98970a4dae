import { useTranslation } from 'react-i18next';
import type { Booking } from '../booking.ts';

type Changes = Booking['timeline'][number]['changes'];

const kinds = ['tax-invoice', 'receipt', 'credit-note'] as const;

/** Which document an entry of the audit log tells of, and over how much; null where it names none. */
export const useDocumentName = () => {
  const { t } = useTranslation('billing');
  return (changes: Changes) => {
    const after = (field: string) => changes.find((change) => change.field === field)?.after;
    const kind = kinds.find((one) => one === after('documentKind'));
    const [number, amount] = [after('documentNumber'), after('amount')];
    if (!kind || typeof number !== 'string') return null;
    return { name: t(`named.${kind}`, { number }), amount: typeof amount === 'number' ? amount : null };
  };
};
