import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { loadDraft } from '../draft/storage.ts';
import { addressOf, flow, stepFor } from '../flow.ts';
import { StepHeading } from './step-heading.tsx';
import { WizardTop } from './wizard-top.tsx';

/** No vehicle, or none that could be loaded. `/booking` alone goes on with what this tab was about to book. */
export const VehicleMissing = ({ isMissing }: { isMissing: boolean }) => {
  const { t } = useTranslation('booking', { keyPrefix: isMissing ? 'missing' : 'unreachable' });
  useGoOnWithDraft();
  return (
    <>
      <WizardTop step={1} />
      <div className="page-width grid max-w-160 justify-items-start gap-4 py-24">
        <Icon name={isMissing ? 'car' : 'alert'} size="xl" className="text-brand" />
        <StepHeading className="text-3xl tracking-tight">{t('title')}</StepHeading>
        <p className="text-muted">{t('text')}</p>
        {isMissing ? <Browse /> : <Retry />}
      </div>
    </>
  );
};

const Browse = () => {
  const { t } = useTranslation('booking');
  return (
    <LinkButton to="/vehicles" look="accent">
      {t('missing.browse')}
    </LinkButton>
  );
};

const Retry = () => {
  const { t } = useTranslation('booking');
  const { revalidate } = useRevalidator();
  return (
    <Button look="accent" onClick={revalidate}>
      {t('retry')}
    </Button>
  );
};

const useGoOnWithDraft = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isBare = !query.has('vehicle');
  useEffect(() => {
    const draft = isBare ? loadDraft() : null;
    if (draft && !draft.booking?.isPaid)
      navigate(`?${addressOf(draft, stepFor(flow.length, draft))}`, { replace: true });
  }, [isBare, navigate]);
};
