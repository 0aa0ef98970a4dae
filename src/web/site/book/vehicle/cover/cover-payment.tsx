import { useTranslation } from 'react-i18next';
import { RadioCard } from '../../../../ui/form/radio-card.tsx';
import { useWizard } from '../../wizard.ts';
import type { CoverOffer } from './cover-offers.ts';

/** For cover that may be paid either way. */
export const CoverPayment = ({ offer }: { offer: CoverOffer }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'cover' });
  const { draft, change } = useWizard();
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-medium">{t('whenToPay', { name: offer.name })}</legend>
      <div className="mt-2 grid gap-3 md:grid-cols-2">
        {(['online', 'pickup'] as const).map((payAt) => (
          <RadioCard
            key={payAt}
            name="cover-payment"
            title={t(payAt === 'online' ? 'payNow' : 'payLater')}
            checked={draft.cover?.payAt === payAt}
            onChange={() => change({ cover: { packageId: offer.id, payAt } })}
          />
        ))}
      </div>
    </fieldset>
  );
};
