import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useNow } from '../../use-now.ts';
import { clockAt } from '../../vehicles/search/search-fields.ts';
import { rentalTroubles } from '../flow.ts';
import { StepLayout } from '../frame/step-layout.tsx';
import { useWizard } from '../wizard.ts';
import { AddonList } from './addon-list.tsx';
import { AvailabilityNotice } from './availability-notice.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { PickedVehicle } from './picked-vehicle.tsx';
import { PromoField } from './promo-field.tsx';
import { useExtras } from './use-extras.ts';
import { WhereAndWhen } from './where-and-when.tsx';

/** Step 1: what is rented, where, when, and what comes with it. */
export const VehicleStep = () => {
  const { t } = useTranslation('booking');
  const { page, draft, change, go, quote, availability } = useWizard();
  const [sent, setSent] = useState<readonly { id: string; sentence: string }[]>([]);
  const now = useNow();
  const extras = useExtras();
  const troubles = rentalTroubles(draft.rental, clockAt(now));
  const isBlocked = ['unavailable', 'failed', 'checking'].includes(availability.state);

  const submit = () => {
    setSent(troubles.map(({ field, sentence }) => ({ id: field, sentence: t(`troubles.${sentence}`) })));
    if (troubles.length === 0 && !isBlocked) go(2);
  };

  return (
    <StepLayout
      step={1}
      title={t('vehicle.heading')}
      actionIn="summary"
      action={{
        label: availability.state === 'unavailable' ? t('notAvailable') : t('continue'),
        disabled: troubles.length === 0 && isBlocked,
      }}
      onSubmit={submit}
      back={
        <Button size="lg" disabled>
          {t('previous')}
        </Button>
      }
    >
      <PickedVehicle />
      <div className="mt-5 empty:hidden">
        <ErrorSummary troubles={sent} />
      </div>
      <WhereAndWhen troubles={troubles} isSent={sent.length > 0} now={now} />
      {troubles.length === 0 && (
        <div className="mt-3.5">
          <AvailabilityNotice
            availability={availability}
            days={quote.quote?.days}
            rental={draft.rental}
            onMove={(rental) => change({ rental })}
          />
        </div>
      )}
      <CoverChoice extras={extras} />
      <AddonList extras={extras} />
      {page.rules.promoCodes && <PromoField />}
    </StepLayout>
  );
};
