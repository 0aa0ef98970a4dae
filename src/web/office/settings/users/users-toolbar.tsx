import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../list/filter-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { type UsersSearch, usersList } from './users-address.ts';

type Props = { search: UsersSearch; total: number | null };

/** Search and role. */
export const UsersToolbar = ({ search, total }: Props) => {
  const { t } = useTranslation('users');
  const roles = (['ADMIN', 'STAFF'] as const).map((role) => [role, t(`roles.${role}`)] as const);
  return (
    <ListToolbar
      list={usersList}
      search={search}
      words={t('find', { returnObjects: true })}
      asks={['role']}
      labelOf={(name, value) =>
        name === 'role' ? (roles.find(([role]) => role === value)?.[1] ?? value) : `“${value}”`
      }
      found={total === null ? null : t('find.found', { count: total, total })}
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
