import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WizardHeader } from '../../frame/wizard-header.tsx';
import { flow } from '../state/flow.ts';

export const WizardTop = ({ step }: { step: number }) => {
  const t = useWords('booking');
  return <WizardHeader steps={flow.map(({ name }) => t(`steps.${name}`))} current={step} />;
};

/** Whether the visitor has changed steps; on the first step the focus stays at the start of the page. */
export const StepMoved = createContext(false);

/** A heading that takes the focus when its step begins. */
export const StepHeading = ({ children, className = '' }: { children: ReactNode; className?: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoved = useContext(StepMoved);
  useEffect(() => {
    if (isMoved) heading.current?.focus({ preventScroll: true });
  }, [isMoved]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className || 'text-2xl tracking-tight'}`}>
      {children}
    </h1>
  );
};

/** A placeholder for a step whose draft or booking is loading. */
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
