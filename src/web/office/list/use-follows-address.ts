import { type RefObject, useEffect, useRef } from 'react';
import { useTypedMeanwhile } from './use-typed-meanwhile.ts';

/**
 * A form of plain fields that shows what the address asks for, also when a link has changed it. What is typed while the
 * page of that link is on its way stays: it is the next question.
 */
export const useFollowsAddress = (address: string): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(address);
  const typedMeanwhile = useTypedMeanwhile();
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const typed = typedMeanwhile().map((field) => [field, field.value] as const);
    form.current?.reset();
    for (const [field, value] of typed) field.value = value;
  }, [address, typedMeanwhile]);
  return form;
};
