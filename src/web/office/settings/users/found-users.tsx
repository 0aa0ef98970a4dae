import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../api/routes.ts';
import { ListResults } from '../../list/list-results.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteUser } from './delete-user.tsx';
import type { User } from './user.ts';
import { UserForm } from './user-form.tsx';
import { UserRow } from './user-row.tsx';
import { type UsersSearch, usersList } from './users-address.ts';

type Props = { found: Outcome<'GET /users'>; search: UsersSearch; ownId: string };
type Asked = Readonly<{ dialog: 'edit' | 'password' | 'delete'; user: User }>;

/** The people found, and the dialog that somebody asked for with one of them. */
export const FoundUsers = ({ found, search, ownId }: Props) => {
  const { t } = useTranslation('colleagues');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const nobody = { icon: 'users' as const, title: t('none'), text: t('noneText') };
  return (
    <>
      <ListResults
        {...{ list: usersList, search, found }}
        failed={t(!found.success && found.status === 0 ? 'errors.fetching' : 'errors.fetch')}
        none={nobody}
        noneFound={nobody}
        pager={{ isForMany: true }}
      >
        {(users) => (
          <ul className="divide-y divide-line border-t border-line">
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isOwn={user.id === ownId}
                onAsk={(dialog) => setAsked({ dialog, user })}
              />
            ))}
          </ul>
        )}
      </ListResults>
      {asked?.dialog === 'edit' && <UserForm user={asked.user} isOwn={asked.user.id === ownId} onClose={close} />}
      {asked?.dialog === 'password' && <ChangePassword user={asked.user} onClose={close} />}
      {asked?.dialog === 'delete' && <DeleteUser user={asked.user} onClose={close} />}
    </>
  );
};
