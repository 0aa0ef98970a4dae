import { Link } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import { useMutation } from '../live/use-mutation.ts';
import type { Difference, ReconciliationPeriod } from './comparison.ts';

type Props = {
  differences: readonly Difference[];
  period: ReconciliationPeriod;
  onExplain: (difference: Difference) => void;
};

const columns = ['kind', 'booking', 'provider', 'ledger', 'at', 'do'] as const;
const places: Record<(typeof columns)[number], string> = {
  kind: '',
  booking: 'max-tablet:hidden',
  provider: 'text-right',
  ledger: 'text-right',
  at: 'max-lg:hidden',
  do: '',
};
const cell = 'px-3 py-2.5 align-top first:pl-4 last:pr-4 md:first:pl-6';

/** The differences between the provider and our books, each with its actions. */
export const Differences = ({ differences, period, onExplain }: Props) => {
  const t = useWords('reconciliation');
  return (
    <div className="overflow-x-auto border-y border-line bg-surface">
      <table className="w-full text-xs">
        <caption className="sr-only">{t('differences')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-2xs text-muted">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-medium first:pl-4 last:pr-4 md:first:pl-6 ${places[column]}`}
              >
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {differences.map((difference) => (
            <Row key={difference.key} difference={difference} period={period} onExplain={onExplain} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

type RowProps = Omit<Props, 'differences'> & { difference: Difference };

const Row = ({ difference, period, onExplain }: RowProps) => {
  const t = useWords('reconciliation');
  const language = useLanguage();
  const { kind, explanation, bookingId, transactionId, at } = difference;
  return (
    <tr className={explanation ? 'text-muted' : ''}>
      <td className={`${cell} min-w-36 max-w-80`}>
        <p className="flex flex-wrap items-center gap-1.5 font-semibold">
          {t(`kind.${kind}`)}
          {explanation && <Badge tone="info">{t('explained')}</Badge>}
        </p>
        <p className="text-2xs text-muted wrap-anywhere">
          {[difference.chargeId, difference.refundId].filter((id) => id !== null).join(', ')}
        </p>
        {explanation && (
          <p className="mt-1 wrap-anywhere">
            {t('explainedBy', {
              text: explanation.text,
              name: explanation.by,
              when: formatDayTime(explanation.at, language, { weekday: false }),
            })}
          </p>
        )}
      </td>
      <td className={`${cell} ${places.booking}`}>
        {bookingId && <DifferenceLink to={`/admin/bookings/${bookingId}`} name={difference.bookingNumber ?? ''} />}
        {transactionId && <DifferenceLink to={`/admin/payments/${transactionId}`} name={t('toPayment')} />}
      </td>
      <Side baht={difference.providerAmount} status={difference.providerStatus} />
      <Side baht={difference.ledgerAmount} status={difference.ledgerStatus} />
      <td className={`${cell} whitespace-nowrap figures ${places.at}`}>
        {formatDayTime(at, language, { weekday: false })}
      </td>
      <td className={cell}>
        <DifferenceActions difference={difference} period={period} onExplain={onExplain} />
      </td>
    </tr>
  );
};

const DifferenceLink = ({ to, name }: { to: string; name: string }) => (
  <Link to={to} className="flex min-h-6 w-fit items-center font-medium text-link figures hover:underline">
    {name}
  </Link>
);

/** The known statuses of payments, then of refunds; any other provider status is shown as it is. */
const states = [
  ...(['pending', 'successful', 'failed', 'expired', 'reversed'] as const),
  ...(['closed', 'asked', 'sent', 'by-transfer', 'done'] as const),
] as const;
const isKnown = (status: string): status is (typeof states)[number] => states.some((one) => one === status);

const Side = ({ baht, status }: { baht: number | null; status: string | null }) => {
  const t = useWords('reconciliation');
  return (
    <td className={`${cell} text-right`}>
      {baht === null ? (
        <span className="text-muted">{t('nothing')}</span>
      ) : (
        <Money baht={baht} className="font-semibold" />
      )}
      {status && <span className="block text-2xs text-muted">{isKnown(status) ? t(`state.${status}`) : status}</span>}
    </td>
  );
};

type DifferenceActionsProps = {
  difference: Difference;
  period: ReconciliationPeriod;
  onExplain: (difference: Difference) => void;
};

/** Adopts the provider's state where that is possible; any difference can be explained. */
const DifferenceActions = ({ difference, period, onExplain }: DifferenceActionsProps) => {
  const t = useWords('reconciliation');
  const { run, isBusy } = useMutation();
  const { key, kind, maySettle, explanation } = difference;
  const values = { kind: t(`kind.${kind}`), what: difference.bookingNumber ?? difference.chargeId ?? key };
  const settle = () => run('POST /admin/reconciliation/settle', { body: { ...period, key } }, { done: t('settled') });
  return (
    <div className="flex flex-wrap gap-1.5">
      {maySettle && (
        <Button
          size="xs"
          look="brand"
          aria-label={t('settleOne', values)}
          busy={isBusy && t('settling')}
          onClick={settle}
        >
          {t('settle')}
        </Button>
      )}
      <Button size="xs" aria-label={t('explain.one', values)} onClick={() => onExplain(difference)}>
        {t(explanation ? 'explain.change' : 'explain.open')}
      </Button>
    </div>
  );
};
