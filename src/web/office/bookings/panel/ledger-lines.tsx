import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { usePaymentMethod } from '../use-payment-method.ts';
import type { Ledger } from './ledger.ts';

/** What was really paid and given back, each in a line. */
export const LedgerLines = ({ ledger }: { ledger: Ledger }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'panel' });
  const language = useLanguage();
  const baht = useBaht();
  const methodOf = usePaymentMethod();
  if (!ledger) return <p className="mt-2 text-xs text-danger">{t('ledgerFailed')}</p>;
  if (ledger.length === 0) return null;
  return (
    <ul className="mt-2.5 grid gap-1 text-xs text-muted">
      {ledger.map(({ id, kind, amount, method, reference, createdAt }) => {
        const when = formatDayTime(createdAt, language, { weekday: false });
        const said = t(kind, { amount: baht(amount), method: methodOf(method), when });
        return <li key={id}>{reference ? `${said}, ${t('reference', { reference })}` : said}</li>;
      })}
    </ul>
  );
};
