import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../api/routes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyList } from '../../list/empty-list.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { Pager } from '../../list/pager.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteUser } from './delete-user.tsx';
import { EditUser } from './edit-user.tsx';
import type { User } from './user.ts';
import { UserRow } from './user-row.tsx';
import { type UsersSearch, usersPath } from './users-address.ts';

type Props = { found: Outcome<'GET /users'>; search: UsersSearch; ownId: string; minLength: number };
type Asked = Readonly<{ dialog: 'edit' | 'password' | 'delete'; user: User }>;

/** The people found, and the dialog that somebody asked for with one of them. */
export const FoundUsers = ({ found, search, ownId, minLength }: Props) => {
  const { t } = useTranslation('colleagues');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  if (!found.success) {
    return <ListFailed title={t(found.status === 0 ? 'errors.fetching' : 'errors.fetch')} failure={found} />;
  }
  if (found.data.length === 0) return <Nobody />;
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {found.data.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} onAsk={(dialog) => setAsked({ dialog, user })} />
        ))}
      </ul>
      {found.totalPages > 1 && <Pager found={found} pathOf={(page) => usersPath({ ...search, page })} />}
      {asked?.dialog === 'edit' && <EditUser user={asked.user} isOwn={asked.user.id === ownId} onClose={close} />}
      {asked?.dialog === 'password' && <ChangePassword user={asked.user} minLength={minLength} onClose={close} />}
      {asked?.dialog === 'delete' && <DeleteUser user={asked.user} onClose={close} />}
    </>
  );
};

const Nobody = () => {
  const { t } = useTranslation(['colleagues', 'office']);
  const clear = (
    <LinkButton to={usersPath({})} size="sm">
      {t('office:list.clear')}
    </LinkButton>
  );
  return <EmptyList icon="users" title={t('none')} text={t('noneText')} action={clear} />;
};
