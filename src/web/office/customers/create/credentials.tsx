import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';

type Props = { made: DataOf<'POST /admin/customers'>; onClose: () => void };

/** What a new customer signs in with. The password is shown here and nowhere again. */
export const Credentials = ({ made, onClose }: Props) => {
  const { t } = useTranslation('customers');
  const { name, customerNumber: number, email, tempPassword, isInvited } = made;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('made.title')}
      actions={
        <>
          <CopyButton text={tempPassword} label={t('made.copy')} />
          <Button look="brand" size="sm" onClick={onClose}>
            {t('do.close')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t('made.text', { name, number })}</p>
      <dl className="grid gap-2 rounded-md bg-sunken px-4 py-3 text-sm">
        <div>
          <dt className="text-xs text-muted">{t('made.email')}</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">{t('made.password')}</dt>
          <dd className="text-base font-semibold tracking-wide figures select-all">{tempPassword}</dd>
        </div>
      </dl>
      <Alert tone="warning" title={t('made.once')} />
      {isInvited && <p className="text-sm text-muted">{t('made.invited', { email })}</p>}
    </Modal>
  );
};
