import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { OutsideNotes } from '../../../quote/outside-notes.tsx';
import { limitProblem } from '../../../rental/limits.ts';
import { periodOf, rentalProblems } from '../../../rental/rental.ts';
import { clockAt } from '../../../rental/search-fields.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { ErrorSummary, type FieldProblem } from '../../../ui/form/error-summary.tsx';
import { AddonList } from '../extras/addon-list.tsx';
import { CoverChoice, coverId } from '../extras/cover-choice.tsx';
import { PromoField } from '../extras/promo-field.tsx';
import { useExtras } from '../extras/use-extras.ts';
import { StepLayout } from '../frame/step-layout.tsx';
import { offersCover } from '../read-booking-page.ts';
import { useWizard } from '../state/wizard-context.ts';
import { AvailabilityNotice } from './availability-notice.tsx';
import { ExactVehicle } from './exact-vehicle.tsx';
import { PickedVehicle } from './picked-vehicle.tsx';
import { WhereAndWhen } from './where-and-when.tsx';

// Only needed by customers with points.
const PointsField = lazy(() => import('../extras/points-field.tsx'));

/** Step 1: vehicle, places, times and extras. */
export const VehicleStep = () => {
  const t = useWords('booking');
  const inSearch = useWords('search');
  const { page, draft, change, go, quote, availability } = useWizard();
  const [sent, setSent] = useState<readonly FieldProblem[]>([]);
  const [isSent, setIsSent] = useState(false);
  const now = useNow();
  const extras = useExtras();
  const problems = rentalProblems(draft.rental, clockAt(now));
  const period = periodOf(draft.rental);
  const limit = period && problems.length === 0 ? limitProblem(period, page.rules, today(now)) : null;
  const isWrong = problems.length > 0 || limit !== null;
  // Points spent by the visitor's own hold are already deducted; replacing the hold returns them.
  const points = Math.max(page.points, draft.points);
  const lacksCover = offersCover(page) && draft.cover === null;
  const isBlocked = ['unavailable', 'failed', 'checking'].includes(availability.state);

  const say = useProblemWords();
  const terms = 'refused' in availability ? availability : null;
  const refused = Object.entries(terms?.refused ?? {}).map(([id, problem]) => ({ id, sentence: say(problem) }));

  const submit = () => {
    const beyond = limit ? [{ id: limit.field, sentence: inSearch(`limit.${limit.sentence}`, limit) }] : [];
    const cover = lacksCover ? [{ id: coverId, sentence: t('problems.coverMissing') }] : [];
    setIsSent(true);
    // Where only the cover is missing, the focus goes straight to it.
    setSent(
      isWrong
        ? [
            ...problems.map(({ field, sentence }) => ({ id: field, sentence: t(`problems.${sentence}`) })),
            ...beyond,
            ...cover,
          ]
        : refused,
    );
    if (!isWrong && lacksCover) focusCover();
    else if (!isWrong && !isBlocked && refused.length === 0) go(2);
  };

  return (
    <StepLayout
      step={1}
      title={t('vehicle.heading')}
      action={{
        label: availability.state === 'unavailable' ? t('notAvailable') : t('continue'),
        disabled: !isWrong && isBlocked,
      }}
      onSubmit={submit}
      barNote={
        lacksCover && quote.quote ? (
          <>
            <span className="block leading-4">{t('summary.withTax', { count: quote.quote.days })}</span>
            {t('summary.coverOpen')}
          </>
        ) : undefined
      }
    >
      <PickedVehicle />
      {page.vehicle.category.exactVehicleFee !== null && <ExactVehicle fee={page.vehicle.category.exactVehicleFee} />}
      <div className="mt-5 empty:hidden">
        <ErrorSummary problems={sent} />
      </div>
      <WhereAndWhen problems={problems} limit={limit} isSent={isSent} now={now}>
        {!isWrong && (
          <>
            <AvailabilityNotice
              availability={availability}
              days={quote.quote?.days}
              rental={draft.rental}
              onMove={(rental) => change({ rental })}
            />
            {/* What is refused stands at its field. */}
            <OutsideNotes terms={terms && { ...terms, refused: {} }} />
          </>
        )}
      </WhereAndWhen>
      <CoverChoice extras={extras} error={isSent && lacksCover ? t('problems.coverMissing') : undefined} />
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

/** Brings the question of the cover into view, clear of a phone's bottom bar, and the focus to its first answer. */
const focusCover = () => {
  const first = document.getElementById(coverId);
  first?.closest('fieldset')?.scrollIntoView({ block: 'start' });
  first?.focus({ preventScroll: true });
};
