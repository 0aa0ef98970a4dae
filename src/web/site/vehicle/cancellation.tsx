import { useTranslation } from 'react-i18next';
import type { BookingRulesShape } from '#contract/settings.ts';
import { Part } from './part.tsx';
import { useCancellation } from './use-cancellation.ts';
import type { Rental } from './use-rental.ts';

/** Until when a booking can be given back, and for how much. */
export const Cancellation = ({ rental, rules }: { rental: Rental; rules: BookingRulesShape }) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'cancel' });
  const { text } = useCancellation(rental, rules);
  return (
    <Part heading={t('heading')}>
      <p className="mt-3 max-w-[68ch] text-muted">{text}</p>
    </Part>
  );
};
