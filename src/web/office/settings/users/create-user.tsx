import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRole } from '#contract/office/users.ts';
import type { Failure } from '../../../api/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { longFoot } from '../../form-dialog/long-foot.ts';
import { useDeed } from '../../live/use-deed.ts';
import { useUserFields } from './use-user-fields.ts';
import { useUserTrouble } from './use-user-trouble.ts';
import { noUser, userErrors } from './user-form.ts';

const FORM = 'create-user';

/** Somebody new in the office, with a password or an invitation to choose one. */
export const CreateUser = ({ minLength, onClose }: { minLength: number; onClose: () => void }) => {
  const { t } = useTranslation('colleagues');
  const { values, field, refuse, refused } = useUserFields(FORM, noUser, minLength);
  const [role, setRole] = useState<StaffRole>('ADMIN');
  const [isInvited, setInvited] = useState(false);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const { run, isBusy } = useDeed();
  const sentenceOf = useUserTrouble('create');
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTrouble(null);
    if (refuse(userErrors(values, { minLength, isInvited }))) return;
    const { firstName, lastName, email, phone, password } = values;
    const body = {
      ...{ firstName, lastName, email, role },
      ...(phone.trim() !== '' && { phone }),
      ...(isInvited ? { invite: true } : { password }),
    };
    const failed = (failure: Failure) => {
      setTrouble(failure);
      refused(failure);
    };
    const done = t('done.created', { name: `${firstName} ${lastName}` });
    if (await run('POST /users', { body }, { done, failed })) onClose();
  };
  return (
    <Modal
      open
      foot={longFoot}
      onClose={onClose}
      title={t('create.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('do.cancel')}</Button>
          <Button type="submit" form={FORM} look="accent" busy={isBusy && t('create.busy')}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate autoComplete="off" onSubmit={(event) => void create(event)} className="grid gap-4">
        {trouble && <Alert tone="danger" title={sentenceOf(trouble)} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('firstName')} maxLength={100} />
          <TextField {...field('lastName')} maxLength={100} />
        </div>
        <TextField {...field('email')} type="email" inputMode="email" maxLength={254} />
        <TextField {...field('phone')} optional type="tel" inputMode="tel" maxLength={40} />
        <SelectField
          label={t('role')}
          name="role"
          value={role}
          hint={t(`roleHint.${role}`)}
          onChange={({ currentTarget }) => setRole(currentTarget.value as StaffRole)}
        >
          <option value="ADMIN">{t('roles.ADMIN')}</option>
          <option value="STAFF">{t('roles.STAFF')}</option>
        </SelectField>
        <Switch label={t('create.invite')} hint={t('create.inviteHint')} checked={isInvited} onSwitch={setInvited} />
        {!isInvited && (
          <div className="grid gap-4 sm:grid-cols-2">
            <PasswordField {...field('password')} autoComplete="new-password" hint={t('create.passwordHint')} />
            <PasswordField {...field('confirm')} autoComplete="new-password" />
          </div>
        )}
      </form>
    </Modal>
  );
};
