import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiContext } from '../../../api/contexts.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import { EmptyList } from '../../list/empty-list.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { Pager } from '../../list/pager.tsx';
import { useLive } from '../../live/use-live.ts';
import { MoneyTabs, moneyPaths } from '../money-tabs.tsx';
import type { Route } from './+types/transfers';
import { SentDialog } from './sent-dialog.tsx';
import { type Task, TransferRow } from './transfer-row.tsx';

export const handle: Handle = { words: ['payments', 'bookings'] };

const ROWS = 25;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const page = Math.max(1, Math.min(Number(url.searchParams.get('page')) || 1, 10_000));
  const query = { page: Math.floor(page), limit: ROWS, status: 'open' as const };
  return context.get(apiContext).call('GET /payments/transfer-tasks', { query });
};

/** `/admin/payments/transfers`: refunds that staff send by hand, the oldest first. */
const Transfers = ({ loaderData: found }: Route.ComponentProps) => {
  const { t } = useTranslation('payments', { keyPrefix: 'transfers' });
  const [sent, setSent] = useState<Task | null>(null);
  useLive();
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      <MoneyTabs open="transfers" waiting={found.success ? found.total : null} />
      {!found.success && <ListFailed title={t('failed')} failure={found} />}
      {found.success && found.data.length === 0 && <EmptyList icon="undo" title={t('none')} text={t('noneText')} />}
      {found.success && found.data.length > 0 && (
        <>
          <ul className="divide-y divide-line border-b border-line bg-surface">
            {found.data.map((task) => (
              <TransferRow key={task.id} task={task} onSent={() => setSent(task)} />
            ))}
          </ul>
          <Pager found={found} pathOf={(page) => `${moneyPaths.transfers}?page=${page}`} />
        </>
      )}
      {sent && <SentDialog key={sent.id} task={sent} onClose={() => setSent(null)} />}
    </>
  );
};
export default Transfers;
