import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useDeed } from '../../live/use-deed.ts';
import { useUserFields } from './use-user-fields.ts';
import { useUserTrouble } from './use-user-trouble.ts';
import { nameOf, type User } from './user.ts';
import { noUser, passwordErrors } from './user-form.ts';

const FORM = 'change-password';

type Props = { user: User; minLength: number; onClose: () => void };

/** Another password for somebody, who chooses their own at the next sign-in. */
export const ChangePassword = ({ user, minLength, onClose }: Props) => {
  const { t } = useTranslation('colleagues');
  const { values, field, refuse, refused } = useUserFields(FORM, noUser, minLength);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const { run, isBusy } = useDeed();
  const sentenceOf = useUserTrouble('password');
  const name = nameOf(user);
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTrouble(null);
    if (refuse(passwordErrors(values, minLength))) return;
    const failed = (failure: Failure) => {
      setTrouble(failure);
      refused(failure);
    };
    const asked = { params: { id: user.id }, body: { newPassword: values.password } };
    if (await run('POST /users/:id/change-password', asked, { done: t('done.password', { name }), failed })) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('password.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('do.cancel')}</Button>
          <Button type="submit" form={FORM} look="accent" busy={isBusy && t('password.busy')}>
            {t('do.password')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">{t('password.text')}</p>
      <form id={FORM} noValidate autoComplete="off" onSubmit={(event) => void change(event)} className="grid gap-4">
        {trouble && <Alert tone="danger" title={sentenceOf(trouble)} />}
        <PasswordField {...field('password')} autoComplete="new-password" />
        <PasswordField {...field('confirm')} autoComplete="new-password" />
      </form>
    </Modal>
  );
};
