import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  /** Set when the form replaces another on the same page. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** The heading of a login or registration form. */
export const EntryHead = ({ title, takesFocus = false, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-2xl tracking-tight outline-hidden">
        {title}
      </h1>
      {children && <p className="mt-0.5 text-[0.9375rem] text-muted">{children}</p>}
    </div>
  );
};
