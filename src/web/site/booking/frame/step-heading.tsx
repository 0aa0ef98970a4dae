import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

/** Whether the visitor moved between steps; on the first one the focus stays where the page begins. */
export const StepMoved = createContext(false);

/** Takes the focus when its step begins. */
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
