import { type FormEvent, useEffect, useRef, useState } from 'react';

export type FramedForm = Readonly<{
  isBusy: boolean;
  /** The form has unsaved changes: closing it asks first. */
  isChanged: boolean;
  /** Leaves without asking from now on. */
  letGo: () => void;
  /** The number of refused attempts. */
  refusals: number;
  save: () => Promise<void>;
}>;

/**
 * What surrounds a form in a dialog or a panel: closing asks when something was typed, and a refusal comes into sight,
 * with the focus in the first invalid field. `blocked` says why it cannot be sent yet.
 */
export const useFormFrame = (form: FramedForm, blocked: string | null, onClose: () => void) => {
  const { isBusy, isChanged, refusals } = form;
  const [isLeaving, setLeaving] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    fields.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  return {
    fields,
    isLeaving,
    close: () => (isChanged ? setLeaving(true) : onClose()),
    stay: () => setLeaving(false),
    leave: () => {
      form.letGo();
      onClose();
    },
    send: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy || blocked !== null) return;
      void form.save();
    },
  };
};
