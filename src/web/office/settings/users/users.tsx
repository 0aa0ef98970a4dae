import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiContext } from '../../../api/contexts.ts';
import type { Handle } from '../../../shell/handle.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { officeUserContext } from '../../guard.ts';
import { queryOf } from '../../list/list-search.ts';
import type { Route } from './+types/users';
import { FoundUsers } from './found-users.tsx';
import { UserForm } from './user-form.tsx';
import { readUsersSearch, usersList } from './users-address.ts';
import { UsersToolbar } from './users-toolbar.tsx';

export const handle: Handle = { words: ['users'] };

/** As many as one list shows (document 3, section 9). */
const ROWS = 100;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readUsersSearch(url.searchParams);
  const { call } = context.get(apiContext);
  const found = await call('GET /users', { query: { ...queryOf(usersList, search), page: search.page, limit: ROWS } });
  return { search, found, ownId: context.get(officeUserContext).id };
};

/** `/admin/settings/users`: who works in the office. */
const Users = ({ loaderData: { search, found, ownId } }: Route.ComponentProps) => {
  const { t } = useTranslation('users');
  const [isCreating, setCreating] = useState(false);
  return (
    <section aria-labelledby="users" className="overflow-clip rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-3 px-4 pt-4 md:px-6">
        <div className="mr-auto">
          <h2 id="users" className="text-base font-semibold">
            {t('title')}
          </h2>
          <p className="text-xs text-muted">{t('text')}</p>
        </div>
        <Button size="sm" look="accent" onClick={() => setCreating(true)}>
          <Icon name="plus" size="sm" />
          {t('add')}
        </Button>
      </div>
      <UsersToolbar search={search} total={found.success ? found.total : null} />
      <FoundUsers found={found} search={search} ownId={ownId} />
      {isCreating && <UserForm user={null} onClose={() => setCreating(false)} />}
    </section>
  );
};
export default Users;
