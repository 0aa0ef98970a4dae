import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';

type Props = {
  title: string;
  /** What the button at the foot does, and what it says meanwhile. */
  submit: string;
  busy: string | false;
  /** Something was typed: closing asks first. */
  isChanged: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form over the list. What was typed is not lost by Escape or a click beside it. */
export const FormDialog = ({ title, submit, busy, isChanged, onSubmit, onClose, children }: Props) => {
  const { t } = useTranslation('office', { keyPrefix: 'formDialog' });
  const [isLeaving, setLeaving] = useState(false);
  const form = useId();
  const close = () => (isChanged ? setLeaving(true) : onClose());
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy === false) onSubmit();
  };
  return (
    <>
      <Modal
        open={!isLeaving}
        onClose={close}
        title={title}
        actions={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button type="submit" form={form} look="accent" busy={busy}>
              {submit}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={send} className="grid gap-6">
          {children}
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
