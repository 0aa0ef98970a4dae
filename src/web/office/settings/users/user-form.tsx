import type { StaffRole } from '#contract/office/users.ts';
import type { ReplyOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import { nameOf, roleOf, type User } from './users-list.ts';

const draftOf = (user: User | null) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  role: (user ? roleOf(user) : 'ADMIN') as StaffRole,
  invite: false,
  password: '',
  confirm: '',
});
type Draft = ReturnType<typeof draftOf>;

const newOf = ({ firstName, lastName, email, phone, role, invite, password }: Draft) => ({
  firstName,
  lastName,
  email,
  role,
  ...(phone.trim() !== '' && { phone }),
  ...(invite ? { invite } : { password }),
});

const changeOf = ({ firstName, lastName, email, phone, role }: Draft, isOwn: boolean) => ({
  firstName,
  lastName,
  phone: phone.trim() || null,
  ...(!isOwn && { email, role }),
});

type Props = {
  /** Null for a new user. */
  user: User | null;
  isOwn?: boolean;
  onClose: () => void;
};

/**
 * The name, contact and role of a user. A new user gets a password, or an invitation to choose one; users cannot change
 * their own role and e-mail here.
 */
export const UserForm = ({ user, isOwn = false, onClose }: Props) => {
  const t = useWords('users');
  const action = user ? 'edit' : 'create';
  const form = useForm({
    name: `${action}-user`,
    begin: draftOf(user),
    labelOf: (field) => t(`fields.${field}`),
    notSaved: t(user ? 'errors.update' : 'errors.create'),
    notReached: t(user ? 'errors.updating' : 'errors.creating'),
  });
  const { draft, text, toggle, send } = form;
  const save = async () => {
    if (!draft.invite && draft.password !== draft.confirm) return form.refuse({ confirm: t('mismatch') });
    const name = nameOf(draft);
    const changed = ({ data }: ReplyOf<'PUT /users/:id'>) =>
      isOwn || data.email === draft.email.trim() ? t('done.updated', { name }) : t('done.emailWaits', { name });
    const reply = user
      ? await send('PUT /users/:id', { params: { id: user.id }, body: changeOf(draft, isOwn) }, { done: changed })
      : await send('POST /users', { body: newOf(draft) }, { done: t('done.created', { name }) });
    if (reply) onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t(`${action}.title`)}
      submit={t(`${action}.submit`)}
      busy={t(`${action}.busy`)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text('firstName')} maxLength={100} />
          <TextField {...text('lastName')} maxLength={100} />
        </div>
        <TextField {...text('email')} type="email" inputMode="email" maxLength={254} disabled={isOwn} />
        <TextField {...text('phone')} optional type="tel" inputMode="tel" maxLength={40} />
        <SelectField {...text('role')} disabled={isOwn} hint={isOwn ? t('edit.ownRole') : t(`roleHint.${draft.role}`)}>
          <option value="ADMIN">{t('roles.ADMIN')}</option>
          <option value="STAFF">{t('roles.STAFF')}</option>
        </SelectField>
        {!user && <Switch {...toggle('invite')} hint={t('create.inviteHint')} />}
        {!user && !draft.invite && (
          <div className="grid gap-4 sm:grid-cols-2">
            <PasswordField {...text('password')} autoComplete="new-password" hint={t('create.passwordHint')} />
            <PasswordField {...text('confirm')} autoComplete="new-password" />
          </div>
        )}
      </div>
    </FormDialog>
  );
};
