import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDay } from '../../../ui/dates.ts';
import { Money } from '../../../ui/money.tsx';
import type { CustomerDetails } from '../customers-context.ts';

/** What a customer has done with us, in four figures. */
export const Statistics = ({ customer }: { customer: CustomerDetails }) => {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const day = (moment: string) => formatDay(moment, language, { weekday: false, year: true });
  const { totalBookings, totalSpent, createdAt, lastBookingDate } = customer;
  return (
    <dl className="grid grid-cols-2 gap-3">
      <Figure name={t('details.totalBookings')}>{totalBookings}</Figure>
      <Figure name={t('details.totalSpent')}>
        <Money baht={totalSpent} />
      </Figure>
      <Figure name={t('details.memberSince')}>{day(createdAt)}</Figure>
      <Figure name={t('details.lastBooking')}>{lastBookingDate ? day(lastBookingDate) : t('never')}</Figure>
    </dl>
  );
};

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-2xs text-muted">{name}</dt>
    <dd className="text-base font-semibold figures">{children}</dd>
  </div>
);
