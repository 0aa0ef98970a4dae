import { useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '../../../ui/form/error-summary.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { DoneSteps, DoneVehicleStep } from '../frame/done-steps.tsx';
import { StepLayout } from '../frame/step-layout.tsx';
import type { DraftCustomer } from '../state/draft.ts';
import { reusableBooking } from '../state/flow.ts';
import { useWizard } from '../state/wizard-context.ts';
import { AvailabilityNotice } from '../vehicle/availability-notice.tsx';
import { useCreate } from './create-booking.ts';
import { CreateProblem } from './create-problem.tsx';
import { CustomerFieldset } from './customer-fieldset.tsx';
import { customerProblems } from './customer-problems.ts';

/** Step 2: the driver's details. Submitting it creates the booking before the next step opens. */
export const CustomerStep = () => {
  const t = useWords('booking');
  const { page, draft, change, go, availability, quote } = useWizard();
  const creating = useCreate();
  const { isBusy, problem, create } = creating;
  const [sent, setSent] = useState<readonly FieldProblem[]>([]);
  const isHeld = reusableBooking({ ...draft, customer: trimmed(draft.customer) }, useNow()) !== null;
  const isTaken = availability.state === 'unavailable';
  const isBlocked = availability.state !== 'available';

  const submit = () => {
    const customer = trimmed(draft.customer);
    const problems = customerProblems(customer);
    setSent(problems.map(({ field, sentence }) => ({ id: field, sentence: t(`problems.${sentence}`) })));
    if (problems.length === 0 && !isBlocked) create({ ...draft, customer });
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
      <CreateProblem creating={creating} onRetry={submit} />
      <CustomerFieldset isSent={sent.length > 0} />
    </StepLayout>
  );
};

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
