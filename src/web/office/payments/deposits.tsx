import { apiContext } from '../../api/contexts.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatDay, formatDayTime } from '../../ui/dates.ts';
import { DepositLine } from '../bookings/security-deposit/security-deposit-part.tsx';
import type { Route } from './+types/deposits';
import { MoneyList, MoneyRow, viewIn } from './money-list.tsx';
import { readMoneyTabs } from './read-money-tabs.ts';

export const handle: Handle = { words: ['payments', 'bookings'] };

const views = ['to-give-back', 'waiting', 'ending', 'with-us', 'ended'] as const;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const query = viewIn(url, views);
  const [outcome, waiting] = await Promise.all([
    client.call('GET /admin/security-deposits', { query }),
    readMoneyTabs(client),
  ]);
  return { view: query.view, outcome, waiting };
};

const icons = {
  'to-give-back': 'check',
  waiting: 'alert',
  ending: 'clock',
  'with-us': 'shield',
  ended: 'history',
} as const;

/** `/admin/payments/deposits`: the security deposits to settle, those that wait for a claim, those whose hold ends, all that are with us, and past ones. */
const Deposits = ({ loaderData: { view, outcome, waiting } }: Route.ComponentProps) => {
  const t = useWords('payments', 'deposits');
  const counts = outcome.success ? outcome.counts : null;
  const countOf = {
    'to-give-back': counts?.toGiveBack,
    waiting: counts?.waiting,
    ending: counts?.ending,
    'with-us': counts?.withUs,
    ended: undefined,
  };
  return (
    <MoneyList
      part="deposits"
      words={{ title: t('title'), text: t('text'), views: t('views'), failed: t('failed'), noneText: t('noneText') }}
      views={views.map((one) => ({
        view: one,
        name: t(`view.${one}`),
        count: countOf[one],
        none: t(`none.${one}`),
        icon: icons[one],
      }))}
      view={view}
      outcome={outcome}
      waiting={waiting}
      rowOf={(deposit) => <DepositRow key={deposit.id} deposit={deposit} />}
    />
  );
};
export default Deposits;

type Row = DataOf<'GET /admin/security-deposits'>[number];

/** A deposit with its customer and booking: how it is held, what it waits for, and the way to settle it. */
const DepositRow = ({ deposit }: { deposit: Row }) => {
  const t = useWords('payments', 'deposits');
  const { amount, customerName: name, endedAt, settleSince } = deposit;
  const text = t(settleSince ? 'settle' : 'open');
  return (
    <MoneyRow
      of={deposit}
      what={<DepositLine deposit={deposit} />}
      state={<WaitsFor deposit={deposit} />}
      amount={amount}
      act={endedAt ? null : { text, name: t('actOf', { act: text, name }), isDue: settleSince !== null }}
    />
  );
};

/** Since when it can be settled, what it waits for, or until when the vehicle is out. Red: it is overdue. */
const WaitsFor = ({ deposit: { endedAt, overAt, returnDate, card, ...due } }: { deposit: Row }) => {
  const t = useWords('payments', 'deposits');
  const language = useLanguage();
  const now = useNow();
  if (endedAt) return null;
  if (card?.isRenewalDeclined && card.endsAt)
    return (
      <p className="font-medium text-danger">{t('endsUnrenewed', { when: formatDayTime(card.endsAt, language) })}</p>
    );
  if (due.waitsForClaim) return <p className="text-muted">{t('waitsForClaim')}</p>;
  if (due.settleSince)
    return (
      <p className={due.isOverdue ? 'font-medium text-danger' : 'text-muted'}>
        {t(due.isOverdue ? 'overdueSince' : 'settleSince', { when: formatDay(due.settleSince, language) })}
      </p>
    );
  if (overAt) return null;
  if (Date.parse(returnDate) < now)
    return <p className="font-medium text-danger">{t('lateSince', { when: formatDayTime(returnDate, language) })}</p>;
  return <p className="text-muted">{t('backBy', { when: formatDayTime(returnDate, language) })}</p>;
};
