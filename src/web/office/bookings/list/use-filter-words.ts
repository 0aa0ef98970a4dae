import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDay } from '../../../ui/dates.ts';
import type { BookingRow } from '../booking.ts';
import { type BookingFilter, statuses } from './bookings-address.ts';

/** What a filter that is on says of itself; one customer, vehicle or place by the name that the found rows know. */
export const useFilterWords = (rows: readonly BookingRow[]): ((name: BookingFilter, value: string) => string) => {
  const { t } = useTranslation('bookings');
  const language = useLanguage();
  return (name, value) => {
    if (name === 'search') return `“${value}”`;
    if (name === 'status') return t(`status.${statuses.find((one) => one === value) ?? 'pending'}`);
    if (name === 'customerId') return rows[0]?.customerName ?? t('find.customerId');
    if (name === 'vehicleId') return rows[0]?.vehicleLicensePlate || t('find.vehicleId');
    if (name === 'paymentStatus')
      return `${t('find.paymentStatus')}: ${t(`paid.${value as BookingRow['paymentStatus']}`)}`;
    if (name === 'from' || name === 'to' || name === 'madeFrom' || name === 'madeTo')
      return `${t(`find.${name}`)} ${formatDay(value, language, { year: true })}`;
    return t('find.locationId');
  };
};
