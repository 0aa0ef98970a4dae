import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when there is something new to say. Empty it takes no room. */
export const FocusedNotice = ({ about, children }: { about: unknown; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (about) box.current?.focus();
  }, [about]);
  return (
    <div ref={box} tabIndex={-1} className="mt-5 rounded-md empty:hidden">
      {children}
    </div>
  );
};
