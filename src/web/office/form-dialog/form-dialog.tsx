import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { FormTrouble } from './form-trouble.tsx';
import { longFoot } from './long-foot.ts';

type Props = {
  title: string;
  /** What the button at the foot does, and what it says meanwhile. */
  submit: string;
  busy: string | false;
  /** False while what it needs is missing. */
  canSubmit?: boolean;
  /** Something was typed: closing asks first. */
  isChanged: boolean;
  told: ComponentProps<typeof FormTrouble>;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A form over the list. What was typed is not lost by Escape or a click beside it. Why it was not saved stands where it was
 * sent from, and the first field that is wrong takes the focus.
 */
export const FormDialog = ({
  title,
  submit,
  busy,
  canSubmit = true,
  isChanged,
  told,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const { t } = useTranslation('office', { keyPrefix: 'formDialog' });
  const [isLeaving, setLeaving] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const [sends, setSends] = useState(0);
  const isRefused = told.trouble !== null;
  useEffect(() => {
    if (isRefused) fields.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
    // The server refused it, or the form itself when it was sent.
    if (isRefused || sends > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isRefused, sends]);
  const close = () => (isChanged ? setLeaving(true) : onClose());
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== false || !canSubmit) return;
    onSubmit();
    setSends(sends + 1);
  };
  return (
    <>
      <Modal open={!isLeaving} onClose={close} title={title}>
        <form ref={fields} noValidate onSubmit={send} className="grid gap-6">
          {children}
          <FormTrouble {...told} />
          <div className={longFoot}>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button type="submit" look="accent" busy={busy} disabled={!canSubmit}>
              {submit}
            </Button>
          </div>
        </form>
      </Modal>
      <Modal
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={t('leave.title')}
        actions={
          <>
            <Button size="sm" onClick={onClose}>
              {t('leave.discard')}
            </Button>
            <Button size="sm" look="brand" onClick={() => setLeaving(false)}>
              {t('leave.stay')}
            </Button>
          </>
        }
      >
        <p className="text-sm">{t('leave.text')}</p>
      </Modal>
    </>
  );
};
