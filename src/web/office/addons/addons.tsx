import { useState } from 'react';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { RemoveRecord } from '../form/remove-record.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import { ListResults } from '../list/list-results.tsx';
import { queryOf } from '../list/list-search.ts';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/addons';
import { AddonFilters } from './addon-filters.tsx';
import { AddonForm } from './addon-form.tsx';
import { type Addon, addonList, readAddonSearch } from './addon-list.ts';
import { AddonTable } from './addon-table.tsx';

export const handle: Handle = { words: ['addons', 'audit'] };

const ROWS = 24;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readAddonSearch(url.searchParams);
  const query = { ...queryOf(addonList, search), page: search.page, limit: ROWS };
  const { call } = context.get(apiContext);
  const [outcome, categories] = await Promise.all([call('GET /addons', { query }), call('GET /admin/categories')]);
  return { search, outcome, categories: categories.success ? categories.data : [] };
};

/** `/admin/addons`: the extras that can be rented with a vehicle. */
const Addons = ({ loaderData: { search, outcome, categories } }: Route.ComponentProps) => {
  const t = useWords('addons');
  const [open, setOpen] = useState<'new' | Addon['id'] | null>(null);
  const [leaving, setLeaving] = useState<Addon | null>(null);
  useAutoRefresh();
  const rows = outcome.success ? outcome.data : [];
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead
        title={t('title')}
        text={t('text')}
        actions={
          <Button look="accent" size="sm" onClick={() => setOpen('new')}>
            {t('add.open')}
          </Button>
        }
      />
      <AddonFilters search={search} total={outcome.success ? outcome.total : null} />
      <ListLoading path={addonList.path} text={t('loading')} />
      <ListResults
        list={addonList}
        search={search}
        outcome={outcome}
        failed={t(!outcome.success && outcome.status === 0 ? 'failed.loadError' : 'failed.load')}
        none={{ icon: 'box', title: t('none.title'), text: t('none.text') }}
        empty={{ icon: 'box', text: t('none.narrowed') }}
      >
        {(addons) => (
          <AddonTable addons={addons} categories={categories} onEdit={({ id }) => setOpen(id)} onRemove={setLeaving} />
        )}
      </ListResults>
      {open && (
        <AddonForm
          key={open}
          addon={rows.find(({ id }) => id === open) ?? null}
          categories={categories}
          onClose={() => setOpen(null)}
        />
      )}
      {leaving && <RemoveAddon addon={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
export default Addons;

/** Confirms the removal of an add-on, and reports whether it was deleted or archived. */
const RemoveAddon = ({ addon: { id, name, removal }, onClose }: { addon: Addon; onClose: () => void }) => {
  const t = useWords('addons');
  return (
    <RemoveRecord
      route="DELETE /addons/:id"
      id={id}
      title={name}
      keep={t('remove.keep')}
      remove={t(`remove.do.${removal}`)}
      busy={t(`remove.busy.${removal}`)}
      done={({ data }) => t(`remove.done.${data.removal}`, { name })}
      notRemoved={t('failed.delete')}
      notReached={t('failed.deleteError')}
      onClose={onClose}
    >
      <p className="text-sm">{t(`remove.text.${removal}`)}</p>
      {removal === 'archived' && <p className="text-sm text-muted">{t('remove.archive')}</p>}
    </RemoveRecord>
  );
};
