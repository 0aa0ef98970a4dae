import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiContext } from '../../api/contexts.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { queryOf } from '../list/list-search.ts';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useLive } from '../live/use-live.ts';
import type { Route } from './+types/categories';
import type { Category } from './category-draft.ts';
import { CategoryForm } from './category-form.tsx';
import { categoryList, readCategorySearch } from './category-search.ts';
import { CategoryTable } from './category-table.tsx';
import { RemoveCategory } from './remove-category.tsx';

export const handle: Handle = { words: ['categories', 'audit'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readCategorySearch(url.searchParams);
  const query = queryOf(categoryList, search);
  return { search, found: await context.get(apiContext).call('GET /admin/categories', { query }) };
};

/** `/admin/categories`: what vehicles are sorted by, and what each asks of its customers (document 3, section 2). */
const Categories = ({ loaderData: { search, found } }: Route.ComponentProps) => {
  const { t } = useTranslation(['categories', 'office']);
  const [open, setOpen] = useState<'new' | Category['id'] | null>(null);
  const [leaving, setLeaving] = useState<Category | null>(null);
  useLive();
  const rows = found.success ? found.data : [];
  const add = (
    <Button look="accent" size="sm" onClick={() => setOpen('new')}>
      {t('add.open')}
    </Button>
  );
  const clear = (
    <LinkButton to={categoryList.path} size="sm">
      {t('office:list.clear')}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} actions={add} />
      <ListToolbar
        list={categoryList}
        search={search}
        words={t('find', { returnObjects: true })}
        labelOf={(_, value) => `“${value}”`}
        found={found.success ? t('find.found', { count: rows.length }) : null}
      />
      {!found.success && <ListFailed title={t('failed.load')} failure={found} />}
      {found.success && rows.length === 0 && (
        <EmptyList
          icon="tag"
          title={t('none.title')}
          text={t(search.search ? 'none.narrowed' : 'none.text')}
          action={search.search ? clear : undefined}
        />
      )}
      {rows.length > 0 && <CategoryTable categories={rows} onEdit={({ id }) => setOpen(id)} onRemove={setLeaving} />}
      {open && (
        <CategoryForm key={open} category={rows.find(({ id }) => id === open) ?? null} onClose={() => setOpen(null)} />
      )}
      {leaving && <RemoveCategory category={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
export default Categories;
