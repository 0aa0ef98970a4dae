import { useTranslation } from 'react-i18next';
import { unbrokenNumber } from '../../../shell/unbroken-number.ts';
import { useBookingInHand } from '../booking-context.ts';
import { DoneCard } from '../frame/done-card.tsx';

/** Who drives, as the booking has it. */
export const DoneCustomerStep = ({ onEdit }: { onEdit: (() => void) | null }) => {
  const { t } = useTranslation('booking');
  const { firstName, lastName, email, phone, licenseNumber } = useBookingInHand().booking.customerInfo;
  return (
    <DoneCard name={t('steps.customer')} title={`${firstName} ${lastName}`} onEdit={onEdit}>
      <p>{email}</p>
      <p>
        {unbrokenNumber(phone)}, {t('customer.licenceIs', { number: licenseNumber })}
      </p>
    </DoneCard>
  );
};
