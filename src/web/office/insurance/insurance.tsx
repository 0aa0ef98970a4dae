import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiContext } from '../../api/contexts.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useLive } from '../live/use-live.ts';
import type { Route } from './+types/insurance';
import { Banner, type Said } from './banner.tsx';
import { OpenDialog } from './dialogs/open-dialog.tsx';
import type { Opened } from './dialogs/opened.ts';
import { FoundInsurance } from './found-insurance.tsx';
import { InsuranceFilters } from './insurance-filters.tsx';
import { readInsuranceSearch } from './insurance-search.ts';
import { InsuranceTabs } from './insurance-tabs.tsx';
import { readInsurance } from './read-insurance.ts';

export const handle: Handle = { words: ['insurance', 'booking', 'audit'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readInsuranceSearch(url.searchParams);
  return { search, read: await readInsurance(context.get(apiContext), search) };
};

/** `/admin/insurance`: what customers can be covered by, and what it costs (document 3, insurance management). */
const Insurance = ({ loaderData: { search, read } }: Route.ComponentProps) => {
  const { t } = useTranslation('insurance');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  useLive();
  const canAdd = read.tab === 'options' || (read.options.success && read.categories.success);
  const open = (next: Opened) => {
    setSaid(null);
    setOpened(next);
  };
  const leave = (news: Said | null) => {
    setOpened(null);
    if (news) setSaid(news);
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
      <Banner said={said} onDismiss={() => setSaid(null)} />
      <InsuranceFilters search={search} total={read.found.success ? read.found.total : null} />
      <FoundInsurance search={search} read={read} onOpen={open} />
      {opened && <OpenDialog opened={opened} read={read} onLeave={leave} />}
    </>
  );
};
export default Insurance;
