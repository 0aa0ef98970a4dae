import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';

type Props = {
  title: string;
  isChanged: boolean;
  canSave: boolean;
  isBusy: boolean;
  /** Why it was not saved. */
  trouble: { title: string; text: string } | null;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

const FORM = 'insurance-form';

/** The frame of both editors. Escape, or a click beside it, asks before what was typed is lost. */
export const EditorDialog = ({ title, isChanged, canSave, isBusy, trouble, onSave, onClose, children }: Props) => {
  const { t } = useTranslation('insurance');
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (isChanged ? setLeaving(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !isBusy) onSave();
  };
  return (
    <>
      <Modal
        open={!isLeaving}
        onClose={close}
        title={title}
        actions={
          <>
            <Button size="sm" onClick={close}>
              {t('form.cancel')}
            </Button>
            <Button
              type="submit"
              form={FORM}
              size="sm"
              look="accent"
              disabled={!canSave}
              busy={isBusy && t('form.saving')}
            >
              {t('form.save')}
            </Button>
          </>
        }
      >
        <form id={FORM} onSubmit={submit} noValidate className="grid gap-4">
          {children}
        </form>
        {trouble && (
          <Alert tone="danger" title={trouble.title}>
            {trouble.text}
          </Alert>
        )}
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
