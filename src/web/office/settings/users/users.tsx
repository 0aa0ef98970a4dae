import { useState } from 'react';
import { apiContext } from '../../../api/contexts.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { officeUserContext } from '../../guard.ts';
import { FilterSelect } from '../../list/filter-select.tsx';
import { queryOf } from '../../list/list-search.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import type { Route } from './+types/users';
import { UserForm } from './user-form.tsx';
import { UserResults } from './user-results.tsx';
import { readUsersSearch, type UsersSearch, usersList } from './users-list.ts';

export const handle: Handle = { words: ['users'] };

/** Rows per page. */
const ROWS = 100;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readUsersSearch(url.searchParams);
  const { call } = context.get(apiContext);
  const outcome = await call('GET /users', {
    query: { ...queryOf(usersList, search), page: search.page, limit: ROWS },
  });
  return { search, outcome, ownId: context.get(officeUserContext).id };
};

/** `/admin/settings/users`: staff and admin accounts. */
const Users = ({ loaderData: { search, outcome, ownId } }: Route.ComponentProps) => {
  const t = useWords('users');
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
      <UsersToolbar search={search} total={outcome.success ? outcome.total : null} />
      <UserResults outcome={outcome} search={search} ownId={ownId} />
      {isCreating && <UserForm user={null} onClose={() => setCreating(false)} />}
    </section>
  );
};
export default Users;

type UsersToolbarProps = { search: UsersSearch; total: number | null };

/** The search and the role filter. */
const UsersToolbar = ({ search, total }: UsersToolbarProps) => {
  const t = useWords('users');
  const roles = (['ADMIN', 'STAFF'] as const).map((role) => [role, t(`roles.${role}`)] as const);
  return (
    <ListToolbar
      list={usersList}
      search={search}
      words={t.group('find')}
      asks={['role']}
      labelOf={(name, value) =>
        name === 'role' ? (roles.find(([role]) => role === value)?.[1] ?? value) : `“${value}”`
      }
      count={total === null ? null : t('find.found', { count: total, total })}
    >
      <FilterSelect
        name="role"
        label={t('fields.role')}
        chosen={search.role}
        all={t('all')}
        named={roles}
        className="flex-[0_1_150px]"
      />
    </ListToolbar>
  );
};
