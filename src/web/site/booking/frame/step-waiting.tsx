import { Skeleton } from '../../../ui/skeleton.tsx';
import { WizardTop } from './wizard-top.tsx';

/** A step whose draft or booking is still on its way, in its shape. */
export const StepWaiting = ({ step }: { step: number }) => (
  <>
    <WizardTop step={step} />
    <div aria-busy="true" className="page-width grid gap-12 pt-7 pb-30 lg:grid-cols-[minmax(0,1fr)_384px] lg:pt-10">
      <div className="grid content-start gap-5">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-26 w-full" />
        <Skeleton className="h-60 w-full" />
      </div>
      <Skeleton className="h-100 w-full max-lg:hidden" />
    </div>
  </>
);
