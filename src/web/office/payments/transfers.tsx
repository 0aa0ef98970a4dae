import { useState } from 'react';
import { apiContext } from '../../api/contexts.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Money, useBaht } from '../../ui/money.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { Pager } from '../list/pager.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import { usePaymentMethod } from '../paying/payment-methods.ts';
import type { Route } from './+types/transfers';
import { BookingLink } from './booking-link.tsx';
import { MoneyTabs, moneyPaths } from './money-tabs.tsx';
import { readMoneyTabs } from './read-money-tabs.ts';

export const handle: Handle = { words: ['payments', 'bookings'] };

const ROWS = 25;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const page = Math.max(1, Math.min(Number(url.searchParams.get('page')) || 1, 10_000));
  const query = { page: Math.floor(page), limit: ROWS, status: 'open' as const };
  const client = context.get(apiContext);
  const [outcome, waiting] = await Promise.all([
    client.call('GET /payments/transfer-tasks', { query }),
    readMoneyTabs(client),
  ]);
  return { outcome, waiting };
};

/** `/admin/payments/transfers`: refunds to transfer by hand, oldest first. */
const Transfers = ({ loaderData: { outcome, waiting } }: Route.ComponentProps) => {
  const t = useWords('payments', 'transfers');
  const [sent, setSent] = useState<Task | null>(null);
  useAutoRefresh();
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      <MoneyTabs open="transfers" waiting={waiting} />
      {!outcome.success && <ListFailed title={t('failed')} failure={outcome} />}
      {outcome.success && outcome.data.length === 0 && <EmptyList icon="undo" title={t('none')} text={t('noneText')} />}
      {outcome.success && outcome.data.length > 0 && (
        <>
          <ul className="divide-y divide-line border-b border-line bg-surface">
            {outcome.data.map((task) => (
              <TransferRow key={task.id} task={task} onSent={() => setSent(task)} />
            ))}
          </ul>
          <Pager page={outcome} pathOf={(page) => `${moneyPaths.transfers}?page=${page}`} />
        </>
      )}
      {sent && <SentDialog key={sent.id} task={sent} onClose={() => setSent(null)} />}
    </>
  );
};
export default Transfers;

/** Asks for the bank's reference, then records the transfer, which enters the refund in the ledger. */
const SentDialog = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  const t = useWords('payments', 'transfers');
  const baht = useBaht();
  const form = useForm({
    name: 'transfer',
    begin: { reference: '' },
    labelOf: (field) => t(field),
    notSaved: t('notDone'),
  });
  const values = { amount: baht(task.amount), name: task.customerName, number: task.bookingNumber };
  const save = async () => {
    const given = { params: { id: task.id }, body: form.draft };
    if (await form.send('POST /payments/transfer-tasks/:id/done', given, { done: t('isDone', values) })) onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('ask')}
      submit={t('confirm')}
      busy={t('busy')}
      cancel={t('notYet')}
      onClose={onClose}
    >
      <p className="text-sm">{t('askText', values)}</p>
      <TextField {...form.text('reference')} hint={t('referenceHint')} maxLength={100} />
    </FormDialog>
  );
};

/** A refund to transfer by hand. */
type Task = DataOf<'GET /payments/transfer-tasks'>[number];

type Props = { task: Task; onSent: () => void };

/** An open transfer: recipient, booking, age, and a button to mark it as sent. */
const TransferRow = ({ task, onSent }: Props) => {
  const t = useWords('payments', 'transfers');
  const language = useLanguage();
  const baht = useBaht();
  const methodOf = usePaymentMethod();
  const { amount, customerName: name } = task;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 text-xs md:px-6">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-sm font-semibold">{name}</p>
        <p className="text-muted">{task.email}</p>
        <p className="text-muted">
          <BookingLink payment={task} />, {methodOf(task.method)},{' '}
          {t('since', { when: formatDay(task.createdAt, language, { year: true }) })}
        </p>
      </div>
      <Money baht={amount} className="text-md font-semibold" />
      <Button size="sm" look="brand" aria-label={t('doneOf', { amount: baht(amount), name })} onClick={onSent}>
        {t('done')}
      </Button>
    </li>
  );
};
