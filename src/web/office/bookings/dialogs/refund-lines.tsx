import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { AmountRow } from '../../../ui/amount-row.tsx';
import { formatDayTime } from '../../../ui/dates.ts';

type Terms = DataOf<'GET /bookings/:id/cancellation'>;

/** What was paid and what goes back of it, by the policy at this moment. */
export const RefundLines = ({ terms }: { terms: Terms }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'cancel' });
  const language = useLanguage();
  const { paidAmount, refundAmount, refundPercent, fullRefundUntil, halfRefundUntil } = terms;
  if (paidAmount === 0) return <p className="text-sm text-muted">{t('nothingPaid')}</p>;
  const share = refundPercent === 100 ? 'full' : refundPercent === 50 ? 'half' : 'none';
  const until = { full: formatDayTime(fullRefundUntil, language), half: formatDayTime(halfRefundUntil, language) };
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
      <dl className="grid gap-1">
        <AmountRow name={t('paid')} baht={paidAmount} />
        <AmountRow name={t('back')} baht={refundAmount} look="font-semibold" />
      </dl>
      <p className="mt-1.5 text-xs text-muted">{t(`share.${share}`, until)}</p>
    </div>
  );
};
