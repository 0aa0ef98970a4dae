import { lazy, Suspense, useState } from 'react';
import { useWords, useWordsIfHere } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '../../../ui/form/error-summary.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DoneSteps, DoneVehicleStep } from '../frame/done-steps.tsx';
import { StepLayout } from '../frame/step-layout.tsx';
import type { DraftCustomer } from '../state/draft.ts';
import { type DraftDriver, noDriver } from '../state/drivers.ts';
import { reusableBooking } from '../state/flow.ts';
import { useWizard } from '../state/wizard-context.ts';
import { AvailabilityNotice } from '../vehicle/availability-notice.tsx';
import { useCreate } from './create-booking.ts';
import { CreateProblem } from './create-problem.tsx';
import { CustomerFieldset } from './customer-fieldset.tsx';
import { customerProblems } from './customer-problems.ts';
import { missingOfDrivers, refusedOfDrivers } from './driver-problems.ts';

// Only where the business asks who drives.
const DriverFieldset = lazy(() => import('./driver-fieldset.tsx'));
const DriverRefusal = lazy(() => import('./driver-refusal.tsx'));

/** Step 2: the driver's details. Submitting it creates the booking before the next step opens. */
export const CustomerStep = () => {
  const t = useWords('booking');
  const inDrivers = useWordsIfHere('drivers');
  const { page, draft, change, go, availability, quote } = useWizard();
  const creating = useCreate();
  const { isBusy, problem, create } = creating;
  const [sent, setSent] = useState<readonly FieldProblem[]>([]);
  const drivers = useDrivers();
  const [sentFor, setSentFor] = useState(drivers);
  const isHeld = reusableBooking({ ...draft, customer: trimmed(draft.customer) }, useNow()) !== null;
  const refused = problem?.outcome === 'refused' ? refusedOfDrivers(problem.failure.fields, sentFor) : [];
  const isTaken = availability.state === 'unavailable';
  const isBlocked = availability.state !== 'available';

  const submit = () => {
    const customer = trimmed(draft.customer);
    const problems = customerProblems(customer);
    const missing = missingOfDrivers(drivers);
    setSent([
      ...problems.map(({ field, sentence }) => ({ id: field, sentence: t(`problems.${sentence}`) })),
      ...missing.map(({ id, field }) => ({ id, sentence: inDrivers?.(`problems.${field}`) ?? '' })),
    ]);
    setSentFor(drivers);
    if (problems.length + missing.length === 0 && !isBlocked) create({ ...draft, customer, drivers });
  };

  return (
    <StepLayout
      step={2}
      title={t('customer.heading')}
      action={{
        label: isTaken ? t('notAvailable') : <Proceed />,
        busy: isBusy && t('customer.creating'),
        disabled: isBlocked,
      }}
      onSubmit={submit}
      back={
        <Button size="lg" onClick={() => go(1)} disabled={isBusy}>
          {t('previous')}
        </Button>
      }
      after={!isTaken && !isHeld && t('customer.heldThen', { minutes: page.rules.holdMinutes })}
    >
      <DoneSteps>
        <DoneVehicleStep onEdit={() => go(1)} />
      </DoneSteps>
      {((isTaken && problem?.outcome !== 'taken') || availability.state === 'failed') && (
        <div className="mt-5">
          <AvailabilityNotice
            availability={availability}
            days={quote.quote?.days}
            rental={draft.rental}
            onMove={(rental) => change({ rental })}
          />
        </div>
      )}
      <div className="mt-5 empty:hidden">
        <ErrorSummary problems={sent} />
      </div>
      {refused.length > 0 && problem?.outcome === 'refused' ? (
        <Suspense>
          <DriverRefusal failure={problem.failure} refused={refused} />
        </Suspense>
      ) : (
        <CreateProblem creating={creating} onRetry={submit} />
      )}
      <CustomerFieldset isSent={sent.length > 0} />
      {drivers.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-8 h-60 w-full" />}>
          <DriverFieldset drivers={drivers} isSent={sent.length > 0} refused={refused} />
        </Suspense>
      )}
    </StepLayout>
  );
};

/** The drivers as typed, at least the main one; none while nobody is asked. */
const useDrivers = (): readonly DraftDriver[] => {
  const { page, draft } = useWizard();
  if (!page.rules.checksDrivers) return noDrivers;
  return draft.drivers.length > 0 ? draft.drivers : oneDriver;
};
const noDrivers: readonly DraftDriver[] = [];
const oneDriver: readonly DraftDriver[] = [noDriver];

const Proceed = () => {
  const t = useWords('booking');
  return (
    <>
      {t('customer.proceed')}
      <Icon name="arrow" className="max-md:hidden" />
    </>
  );
};

const trimmed = (customer: DraftCustomer): DraftCustomer => ({
  ...customer,
  ...Object.fromEntries(Object.entries(customer).map(([name, text]) => [name, text.trim()])),
});
