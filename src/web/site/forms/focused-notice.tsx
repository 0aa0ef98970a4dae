import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** The subject of the notice: each new value takes the focus. */
  about: object;
  children: ReactNode;
};

/** A notice that takes the focus when it appears, so that a screen reader reads it at once. */
export const FocusedNotice = ({ about, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (about) box.current?.focus();
  }, [about]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      {children}
    </div>
  );
};
