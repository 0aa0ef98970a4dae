import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/browser.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useLatest } from '../use-latest.ts';
import { BookingProvider } from './booking-in-hand.ts';
import { HoldOver } from './frame/hold-over.tsx';
import { StepHeading } from './frame/step-heading.tsx';
import { StepWaiting } from './frame/step-waiting.tsx';
import { WizardTop } from './frame/wizard-top.tsx';
import { useWizard } from './wizard.ts';

/** Loads the booking that this tab made, with its token, for the steps that stand on it. */
export const WithBooking = ({ step, children }: { step: number; children: ReactNode }) => {
  const { draft } = useWizard();
  const held = draft.booking;
  const { last, isWaiting, retry } = useLatest(
    held && `${held.bookingId} ${held.isPaid}`,
    async (signal) =>
      held && api.call('GET /bookings/:id', { params: { id: held.bookingId }, headers: tokenOf(held), signal }),
  );
  if (last?.success) return <BookingProvider value={{ booking: last.data, reload: retry }}>{children}</BookingProvider>;
  if (!last || isWaiting) return <StepWaiting step={step} />;
  return last.status === 404 ? <HoldOver step={step} /> : <Unreachable step={step} retry={retry} />;
};

export const tokenOf = ({ accessToken }: { accessToken: string }) => ({ 'X-Booking-Token': accessToken });

const Unreachable = ({ step, retry }: { step: number; retry: () => void }) => {
  const { t } = useTranslation('booking');
  return (
    <>
      <WizardTop step={step} />
      <div className="page-width grid max-w-160 justify-items-start gap-4 py-24">
        <Icon name="alert" size="xl" className="text-warning" />
        <StepHeading className="text-3xl tracking-tight">{t('unreachable.title')}</StepHeading>
        <p className="text-muted">{t('unreachable.text')}</p>
        <Button look="accent" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
};
