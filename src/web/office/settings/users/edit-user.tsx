import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRole } from '#contract/office/users.ts';
import type { Failure } from '../../../api/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { longFoot } from '../../form-dialog/long-foot.ts';
import { useDeed } from '../../live/use-deed.ts';
import { useUserFields } from './use-user-fields.ts';
import { useUserTrouble } from './use-user-trouble.ts';
import { roleOf, type User } from './user.ts';
import { noUser, userErrors } from './user-form.ts';

const FORM = 'edit-user';

type Props = { user: User; isOwn: boolean; onClose: () => void };

/** Name, contact and role of somebody. One's own role and e-mail are not changed here. */
export const EditUser = ({ user, isOwn, onClose }: Props) => {
  const { t } = useTranslation('colleagues');
  const { firstName, lastName, email } = user;
  const known = { ...noUser, firstName, lastName, email, phone: user.phone ?? '' };
  const { values, field, refuse, refused } = useUserFields(FORM, known, 0);
  const [role, setRole] = useState<StaffRole>(roleOf(user));
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const { run, isBusy } = useDeed();
  const sentenceOf = useUserTrouble('update');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTrouble(null);
    if (refuse(userErrors(values, { minLength: 0, isInvited: true }))) return;
    const body = {
      ...{ firstName: values.firstName, lastName: values.lastName, phone: values.phone.trim() || null },
      ...(!isOwn && { email: values.email, role }),
    };
    const failed = (failure: Failure) => {
      setTrouble(failure);
      refused(failure);
    };
    const told = { done: t('done.updated', { name: `${values.firstName} ${values.lastName}` }), failed };
    if (await run('PUT /users/:id', { params: { id: user.id }, body }, told)) onClose();
  };
  return (
    <Modal
      open
      foot={longFoot}
      onClose={onClose}
      title={t('edit.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('do.cancel')}</Button>
          <Button type="submit" form={FORM} look="accent" busy={isBusy && t('edit.busy')}>
            {t('edit.submit')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate autoComplete="off" onSubmit={(event) => void save(event)} className="grid gap-4">
        {trouble && <Alert tone="danger" title={sentenceOf(trouble)} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('firstName')} maxLength={100} />
          <TextField {...field('lastName')} maxLength={100} />
        </div>
        <TextField {...field('email')} type="email" inputMode="email" maxLength={254} disabled={isOwn} />
        <TextField {...field('phone')} optional type="tel" inputMode="tel" maxLength={40} />
        <SelectField
          label={t('role')}
          name="role"
          value={role}
          disabled={isOwn}
          hint={isOwn ? t('edit.ownRole') : t(`roleHint.${role}`)}
          onChange={({ currentTarget }) => setRole(currentTarget.value as StaffRole)}
        >
          <option value="ADMIN">{t('roles.ADMIN')}</option>
          <option value="STAFF">{t('roles.STAFF')}</option>
        </SelectField>
      </form>
    </Modal>
  );
};
