import { useState } from 'react';
import { Link } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/insurance';
import { Banner, type BannerText } from './banner.tsx';
import type { DialogState } from './dialogs/dialog-state.ts';
import { OptionForm } from './dialogs/option-form.tsx';
import { PackageForm } from './dialogs/package/package-form.tsx';
import { RemoveDialog } from './dialogs/remove-dialog.tsx';
import { InsuranceFilters, InsuranceResults } from './insurance-results.tsx';
import {
  type InsuranceSearch,
  insurancePath,
  type Read,
  readInsurance,
  readInsuranceSearch,
  tabOf,
} from './insurance-search.ts';

export const handle: Handle = { words: ['insurance', 'booking', 'covers', 'audit'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readInsuranceSearch(url.searchParams);
  return { search, read: await readInsurance(context.get(apiContext), search) };
};

/** `/admin/insurance`: the insurance packages and options, with their prices. */
const Insurance = ({ loaderData: { search, read } }: Route.ComponentProps) => {
  const t = useWords('insurance');
  const [opened, setOpened] = useState<DialogState | null>(null);
  const [banner, setBanner] = useState<BannerText | null>(null);
  useAutoRefresh();
  const canAdd = read.tab === 'options' || (read.options.success && read.categories.success);
  const open = (next: DialogState) => {
    setBanner(null);
    setOpened(next);
  };
  const leave = (news: BannerText | null) => {
    setOpened(null);
    if (news) setBanner(news);
  };
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead
        title={t('title')}
        text={t('text')}
        actions={
          <Button look="accent" size="sm" disabled={!canAdd} onClick={() => open({ kind: read.tab, id: null })}>
            <Icon name="plus" size="sm" />
            {t(`add.${read.tab}`)}
          </Button>
        }
      />
      <InsuranceTabs search={search} />
      <Banner banner={banner} onDismiss={() => setBanner(null)} />
      <InsuranceFilters search={search} total={read.outcome.success ? read.outcome.total : null} />
      <InsuranceResults search={search} read={read} onOpen={open} />
      {opened && <OpenDialog opened={opened} read={read} onLeave={leave} />}
    </>
  );
};
export default Insurance;

type Props = { opened: DialogState; read: Read; onLeave: (banner: BannerText | null) => void };

/** The open dialog. */
const OpenDialog = ({ opened: { id, isDelete }, read, onLeave }: Props) => {
  if (read.tab === 'options') {
    const option = read.outcome.success ? read.outcome.data.find((one) => one.id === id) : undefined;
    if (isDelete) return option && <RemoveDialog kind="options" about={option} onLeave={onLeave} />;
    return <OptionForm option={option ?? null} onLeave={onLeave} />;
  }
  const sold = read.outcome.success ? read.outcome.data.find((one) => one.id === id) : undefined;
  if (isDelete) return sold && <RemoveDialog kind="packages" about={sold} onLeave={onLeave} />;
  if (!read.options.success || !read.categories.success) return null;
  return (
    <PackageForm sold={sold ?? null} options={read.options.data} categories={read.categories.data} onLeave={onLeave} />
  );
};

const tabs = ['packages', 'options'] as const;

/** The tabs: packages, and the options they are made of. */
const InsuranceTabs = ({ search }: { search: InsuranceSearch }) => {
  const t = useWords('insurance', 'tabs');
  return (
    <nav aria-label={t('label')} className="flex gap-1 overflow-x-auto border-b border-line px-4 pt-3 md:px-6">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={insurancePath({ tab: tab === 'options' ? 'options' : '' })}
          preventScrollReset
          aria-current={tabOf(search) === tab ? 'page' : undefined}
          className="flex min-h-10 items-center border-b-2 border-transparent px-2.5 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
        >
          {t(tab)}
        </Link>
      ))}
    </nav>
  );
};
