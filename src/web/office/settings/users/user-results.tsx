import { useState } from 'react';
import type { Removal } from '#contract/office/removal.ts';
import type { Failure } from '../../../api/failure.ts';
import type { Outcome } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import { ListResults } from '../../list/list-results.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { UserForm } from './user-form.tsx';
import { UserRow } from './user-row.tsx';
import { nameOf, type User, type UsersSearch, usersList } from './users-list.ts';

type Props = { outcome: Outcome<'GET /users'>; search: UsersSearch; ownId: string };
type OpenDialog = Readonly<{ dialog: 'edit' | 'password' | 'delete'; user: User }>;

/** The users found, and the open dialog. */
export const UserResults = ({ outcome, search, ownId }: Props) => {
  const t = useWords('users');
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const close = () => setOpened(null);
  const nobody = { icon: 'users' as const, title: t('none'), text: t('noneText') };
  return (
    <>
      <ListResults
        list={usersList}
        search={search}
        outcome={outcome}
        failed={t(!outcome.success && outcome.status === 0 ? 'errors.fetching' : 'errors.fetch')}
        none={nobody}
        empty={nobody}
        pager={{ isForMany: true }}
      >
        {(users) => (
          <ul className="divide-y divide-line border-t border-line">
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isOwn={user.id === ownId}
                onAsk={(dialog) => setOpened({ dialog, user })}
              />
            ))}
          </ul>
        )}
      </ListResults>
      {opened?.dialog === 'edit' && <UserForm user={opened.user} isOwn={opened.user.id === ownId} onClose={close} />}
      {opened?.dialog === 'password' && <ChangePassword user={opened.user} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteUser user={opened.user} onClose={close} />}
    </>
  );
};

/** Sets a temporary password, which the user must change at the next sign-in. */
const ChangePassword = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useWords('users');
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
    const request = { params: { id: user.id }, body: { newPassword } };
    if (await form.send('POST /users/:id/change-password', request, { done: t('done.password', { name }) })) onClose();
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

/** Confirms the deletion of a user; one referred to by records is archived, and the text says so. */
const DeleteUser = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useWords('users');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isBusy } = useMutation();
  const say = useProblemWords();
  const name = nameOf(user);
  const { removal } = user;
  const remove = async () => {
    const done = ({ data }: { data: { removal: Removal } }) => t(`done.${data.removal}`, { name });
    const options = { done, failed: setFailure };
    if (await run('DELETE /users/:id', { params: { id: user.id } }, options)) onClose();
  };
  return (
    <ConfirmRemoval
      title={t(`remove.title.${removal}`, { name })}
      keep={t('do.cancel')}
      remove={t(`remove.do.${removal}`)}
      busy={isBusy && t(`remove.busy.${removal}`)}
      failed={failure && { title: t(failure.status === 0 ? 'errors.deleting' : 'errors.delete'), text: say(failure) }}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <p>{t(`remove.text.${removal}`)}</p>
      <p className="text-sm text-muted">{t('remove.keeps')}</p>
    </ConfirmRemoval>
  );
};
