import { type RefObject, useEffect, useRef } from 'react';

/** A form of plain fields that shows what the address asks for, also when a link has changed it. */
export const useFollowsAddress = (address: string): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    form.current?.reset();
  }, [address]);
  return form;
};
