import { apiContext } from '../../api/contexts.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatDayTime, isOtherYear } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import type { Route } from './+types/claims';
import { MoneyList, MoneyRow, viewIn } from './money-list.tsx';
import { readMoneyTabs } from './read-money-tabs.ts';

export const handle: Handle = { words: ['payments', 'claims'] };

const views = ['disputed', 'open', 'settled'] as const;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const query = viewIn(url, views);
  const [outcome, waiting] = await Promise.all([client.call('GET /admin/claims', { query }), readMoneyTabs(client)]);
  return { view: query.view, outcome, waiting };
};

const icons = { disputed: 'check', open: 'clock', settled: 'history' } as const;

/** `/admin/payments/claims`: claims to decide, those that wait for their customers, and past ones. */
const Claims = ({ loaderData: { view, outcome, waiting } }: Route.ComponentProps) => {
  const t = useWords('payments', 'claims');
  const counts = outcome.success ? outcome.counts : null;
  const countOf = { disputed: counts?.disputed, open: counts?.open, settled: undefined };
  return (
    <MoneyList
      part="claims"
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
      rowOf={(claim) => <ClaimRow key={claim.id} claim={claim} isDue={view === 'disputed'} />}
    />
  );
};
export default Claims;

type Row = DataOf<'GET /admin/claims'>[number];

/** A claim with its customer and booking, what the customer said of it, and the way to decide it. */
const ClaimRow = ({ claim, isDue }: { claim: Row /** Staff decide it. */; isDue: boolean }) => {
  const t = useWords('payments', 'claims');
  const ofClaim = useWords('claims');
  const baht = useBaht();
  const { customerName: name, kind, text: why, answerText, amount, chargedAmount } = claim;
  const text = t(isDue ? 'decide' : 'open');
  return (
    <MoneyRow
      of={claim}
      what={`${ofClaim(`kind.${kind}`)}: ${why}`}
      state={
        <>
          {answerText && <p>{answerText}</p>}
          <State claim={claim} isDue={isDue} />
          {chargedAmount !== null && (
            <p className="text-muted">
              {chargedAmount === 0
                ? t('nothingCharged')
                : chargedAmount < amount
                  ? ofClaim('chargedLess', { charged: baht(chargedAmount), amount: baht(amount) })
                  : ofClaim('charged', { amount: baht(chargedAmount) })}
            </p>
          )}
        </>
      }
      amount={amount}
      act={{ text, name: t('actOf', { act: text, name }), isDue }}
    />
  );
};

/** Since when it is disputed, until when it can be answered, or what became of it and when. */
const State = ({ claim: { status, answerBy, answeredAt, settledAt }, isDue }: { claim: Row; isDue: boolean }) => {
  const t = useWords('payments', 'claims');
  const statusOf = useWords('claims', 'status');
  const language = useLanguage();
  const now = useNow();
  const when = (at: string | null) =>
    formatDayTime(at ?? answerBy, language, { year: isOtherYear(at ?? answerBy, now) });
  if (status === 'disputed')
    return <p className="font-medium text-danger">{t('disputedOn', { when: when(answeredAt) })}</p>;
  if (status === 'open' && isDue)
    return <p className="font-medium text-danger">{t('unanswered', { when: when(answerBy) })}</p>;
  if (status === 'open') return <p className="text-muted">{t('answerBy', { when: when(answerBy) })}</p>;
  return <p className="text-muted">{t('settledOn', { status: statusOf(status), when: when(settledAt) })}</p>;
};
