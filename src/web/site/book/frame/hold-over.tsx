import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { otherVehiclesPath } from '../flow.ts';
import { useWizard } from '../wizard.ts';
import { StepHeading } from './step-heading.tsx';
import { WizardTop } from './wizard-top.tsx';

/** The hold ended before the payment. Everything that was typed is still there. */
export const HoldOver = ({ step }: { step: number }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'hold' });
  const { draft, change, go } = useWizard();
  const holdAgain = () => {
    change({ booking: null, attempt: null });
    go(2, { replace: true });
  };
  return (
    <>
      <WizardTop step={step} />
      <div className="page-width grid max-w-160 justify-items-start gap-4 py-24">
        <Icon name="clock" size="xl" className="text-warning" />
        <StepHeading className="text-3xl tracking-tight">{t('overTitle')}</StepHeading>
        <p className="text-muted">{t('overText')}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton to={otherVehiclesPath(draft.rental)} look="accent">
            {t('search')}
          </LinkButton>
          <Button onClick={holdAgain}>{t('again')}</Button>
        </div>
      </div>
    </>
  );
};
