import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { limitProblem } from '../../../rental/limits.ts';
import { periodOf, rentalProblems } from '../../../rental/rental.ts';
import { clockAt } from '../../../rental/search-fields.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/dates.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { AddonList } from '../extras/addon-list.tsx';
import { CoverChoice } from '../extras/cover-choice.tsx';
import { PromoField } from '../extras/promo-field.tsx';
import { useExtras } from '../extras/use-extras.ts';
import { StepLayout } from '../frame/step-layout.tsx';
import { useWizard } from '../state/wizard-context.ts';
import { AvailabilityNotice } from './availability-notice.tsx';
import { OpeningHoursNote } from './opening-hours-note.tsx';
import { PickedVehicle } from './picked-vehicle.tsx';
import { WhereAndWhen } from './where-and-when.tsx';

// Only needed by customers with points.
const PointsField = lazy(() => import('../extras/points-field.tsx'));

/** Step 1: vehicle, places, times and extras. */
export const VehicleStep = () => {
  const t = useWords('booking');
  const inSearch = useWords('search');
  const { page, draft, change, go, quote, availability } = useWizard();
  const [sent, setSent] = useState<readonly { id: string; sentence: string }[]>([]);
  const now = useNow();
  const extras = useExtras();
  const problems = rentalProblems(draft.rental, clockAt(now));
  const period = periodOf(draft.rental);
  const limit = period && problems.length === 0 ? limitProblem(period, page.rules, today(now)) : null;
  const isWrong = problems.length > 0 || limit !== null;
  // Points spent by the visitor's own hold are already deducted; replacing the hold returns them.
  const points = Math.max(page.points, draft.points);
  const isBlocked = ['unavailable', 'failed', 'checking'].includes(availability.state);

  const submit = () => {
    const beyond = limit ? [{ id: limit.field, sentence: inSearch(`limit.${limit.sentence}`, limit) }] : [];
    setSent([
      ...problems.map(({ field, sentence }) => ({ id: field, sentence: t(`problems.${sentence}`) })),
      ...beyond,
    ]);
    if (!isWrong && !isBlocked) go(2);
  };

  return (
    <StepLayout
      step={1}
      title={t('vehicle.heading')}
      actionIn="summary"
      action={{
        label: availability.state === 'unavailable' ? t('notAvailable') : t('continue'),
        disabled: !isWrong && isBlocked,
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
        <ErrorSummary problems={sent} />
      </div>
      <WhereAndWhen problems={problems} limit={limit} isSent={sent.length > 0} now={now} />
      {!isWrong && (
        <div className="mt-3.5">
          <AvailabilityNotice
            availability={availability}
            days={quote.quote?.days}
            rental={draft.rental}
            onMove={(rental) => change({ rental })}
          />
          <OpeningHoursNote />
        </div>
      )}
      <CoverChoice extras={extras} />
      <AddonList extras={extras} />
      {page.rules.promoCodes && <PromoField />}
      {points > 0 && (
        <Suspense>
          <PointsField most={points} />
        </Suspense>
      )}
    </StepLayout>
  );
};
