import { DoneCustomerStep } from '../customer/done-customer-step.tsx';
import { DoneVehicleStep } from '../customer/done-vehicle-step.tsx';
import { DoneSteps } from '../frame/done-card.tsx';
import { useWizard } from '../wizard.ts';

/** What was chosen and typed before the payment, with the ways back into it where this tab made the booking. */
export const DoneSoFar = ({ isBusy }: { isBusy: boolean }) => {
  const { draft, go } = useWizard();
  const mayEdit = draft.booking?.madeOf && !isBusy;
  return (
    <DoneSteps>
      <DoneVehicleStep onEdit={mayEdit ? () => go(1) : null} />
      <DoneCustomerStep onEdit={mayEdit ? () => go(2) : null} />
    </DoneSteps>
  );
};
