import { useTranslation } from 'react-i18next';
import { apiContext } from '../../../api/contexts.ts';
import type { Handle } from '../../../shell/handle.ts';
import { ListFailed } from '../../list/list-failed.tsx';
import type { Route } from './+types/maintenance';
import { Backup } from './backup.tsx';
import { Cache } from './cache.tsx';
import { Health } from './health.tsx';
import { SystemFacts } from './system-facts.tsx';

export const handle: Handle = { words: ['system', 'dashboard'] };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  info: await context.get(apiContext).call('GET /admin/settings/system-info'),
});

/** `/admin/settings/maintenance`: what runs, its backup, its cache and its health; once that is known. */
const Maintenance = ({ loaderData: { info } }: Route.ComponentProps) => {
  const { t } = useTranslation('system');
  if (!info.success) return <ListFailed title={t('failed')} failure={info} />;
  return (
    <>
      <SystemFacts info={info.data} />
      <Backup />
      <Cache />
      <Health />
    </>
  );
};
export default Maintenance;
