import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import { nameOf, type User } from './user.ts';

/** Another password for somebody, who chooses their own at the next sign-in. */
export const ChangePassword = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { t } = useTranslation('colleagues');
  const name = nameOf(user);
  const form = useForm({
    name: 'change-password',
    begin: { password: '', confirm: '' },
    labelOf: (field) => t(`fields.${field}`),
    fieldOf: (named) => (named === 'newPassword' ? 'password' : named),
    notSaved: t('errors.password'),
    notReached: t('errors.changingPassword'),
  });
  const { password: newPassword, confirm } = form.draft;
  const save = async () => {
    if (newPassword !== confirm) return form.refuse({ confirm: t('mismatch') });
    const asked = { params: { id: user.id }, body: { newPassword } };
    if (await form.send('POST /users/:id/change-password', asked, { done: t('done.password', { name }) })) onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('password.title', { name })}
      submit={t('do.password')}
      busy={t('password.busy')}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t('password.text')}</p>
      <div className="grid gap-4">
        <PasswordField {...form.text('password')} autoComplete="new-password" />
        <PasswordField {...form.text('confirm')} autoComplete="new-password" />
      </div>
    </FormDialog>
  );
};
