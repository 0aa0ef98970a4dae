import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { formatDay } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import type { Today } from './read-today.ts';
import { WaitingCard } from './waiting-card.tsx';
import { WaitingRows } from './waiting-rows.tsx';

/** Refunds that staff have to send by hand, the oldest first. */
export const Transfers = ({ waiting }: { waiting: Today['transfers'] }) => {
  const { t } = useTranslation('today', { keyPrefix: 'transfers' });
  const language = useLanguage();
  return (
    <WaitingCard
      icon="undo"
      title={t('title')}
      none={t('none')}
      waiting={waiting}
      action={<Link to="/admin/payments/transfers">{t('open')}</Link>}
    >
      {(rows) => (
        <WaitingRows
          total={waiting?.total ?? 0}
          rows={rows.map(({ id, customerName, bookingNumber, createdAt, amount }) => ({
            id,
            title: customerName,
            lines: [bookingNumber, t('since', { when: formatDay(createdAt, language) })],
            end: <Money baht={amount} />,
          }))}
        />
      )}
    </WaitingCard>
  );
};
