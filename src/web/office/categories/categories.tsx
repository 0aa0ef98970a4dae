import { useState } from 'react';
import { Link } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RemoveRecord } from '../form/remove-record.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListResults } from '../list/list-results.tsx';
import { isAnyText, type ListAddress, queryOf, readListSearch } from '../list/list-search.ts';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/categories';
import { type Category, CategoryForm } from './category-form.tsx';
import { CategoryTable } from './category-table.tsx';

export const handle: Handle = { words: ['categories', 'audit'] };

const categoryList: ListAddress<'search'> = { path: '/admin/categories', filters: { search: isAnyText } };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readListSearch(categoryList, url.searchParams);
  const query = queryOf(categoryList, search);
  const api = context.get(apiContext);
  const [outcome, rules] = await Promise.all([
    api.call('GET /admin/categories', { query }),
    api.call('GET /settings/booking'),
  ]);
  return { search, outcome, checksDrivers: rules.success && rules.data.checksDrivers };
};

/** `/admin/categories`: the vehicle categories, and each one's requirements for customers. */
const Categories = ({ loaderData: { search, outcome, checksDrivers } }: Route.ComponentProps) => {
  const t = useWords('categories');
  const [open, setOpen] = useState<'new' | Category['id'] | null>(null);
  const [leaving, setLeaving] = useState<Category | null>(null);
  useAutoRefresh();
  const rows = outcome.success ? outcome.data : [];
  const add = (
    <Button look="accent" size="sm" onClick={() => setOpen('new')}>
      {t('add.open')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} actions={add} />
      <ListToolbar
        list={categoryList}
        search={search}
        words={t.group('find')}
        labelOf={(_, value) => `“${value}”`}
        count={outcome.success ? t('find.found', { count: rows.length }) : null}
      />
      <ListResults
        list={categoryList}
        search={search}
        outcome={outcome}
        failed={t('failed.load')}
        none={{ icon: 'tag', title: t('none.title'), text: t('none.text') }}
        empty={{ icon: 'tag', text: t('none.narrowed') }}
      >
        {(categories) => (
          <CategoryTable categories={categories} onEdit={({ id }) => setOpen(id)} onRemove={setLeaving} />
        )}
      </ListResults>
      {open && (
        <CategoryForm
          key={open}
          category={rows.find(({ id }) => id === open) ?? null}
          checksDrivers={checksDrivers}
          onClose={() => setOpen(null)}
        />
      )}
      {leaving && <RemoveCategory category={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
export default Categories;

type RemoveCategoryProps = { category: Category; onClose: () => void };

/** Confirms the removal of a category; if vehicles use it, says so instead. */
const RemoveCategory = ({ category: { id, name, removal: allowed, vehicles }, onClose }: RemoveCategoryProps) => {
  const t = useWords('categories');
  const inStaffProblems = useWords('staffProblems');
  const isInUse = allowed === null;
  const removal = allowed ?? 'deleted';
  const itsVehicles = (
    <Link to={`/admin/vehicles?categoryId=${id}`} className="font-medium text-link underline">
      {t('remove.vehicles')}
    </Link>
  );
  return (
    <RemoveRecord
      route="DELETE /admin/categories/:id"
      id={id}
      title={t(`remove.title.${removal}`)}
      keep={t('remove.keep')}
      remove={!isInUse && t(`remove.do.${removal}`)}
      busy={t(`remove.busy.${removal}`)}
      done={({ data }) => t(`remove.done.${data.removal}`, { name })}
      notRemoved={t('failed.delete')}
      notReached={t('failed.deleteError')}
      onClose={onClose}
    >
      {(failure) =>
        isInUse ? (
          <Alert tone="warning" title={t('remove.inUse', { name })}>
            {inStaffProblems('fleet.category-in-use', { units: vehicles })} {itsVehicles}
          </Alert>
        ) : (
          <>
            <p className="text-sm">{t(`remove.text.${removal}`, { name })}</p>
            {removal === 'archived' && <p className="text-sm text-muted">{t('remove.archive')}</p>}
            {failure?.error === 'fleet.category-in-use' && itsVehicles}
          </>
        )
      }
    </RemoveRecord>
  );
};
