import type { ReactNode } from 'react';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { AmountRow } from '../../ui/amount-row.tsx';

type Props = {
  preview: Omit<DataOf<'PUT /admin/bookings/:id'>, 'booking'>;
  /** Baht: the booking's current total. */
  before: number;
  /** A newer preview is loading. */
  isWaiting?: boolean;
  children?: ReactNode;
};

/**
 * How a change affects a booking's price, and the warnings that staff may override; in the edit dialog and the
 * calendar.
 */
export const ChangeCost = ({ preview, before, isWaiting = false, children }: Props) => {
  const t = useWords('bookings', 'cost');
  const inWords = useProblemWords();
  const { quote, difference, refundAmount, leftToPay, warnings } = preview;
  return (
    <div className={`rounded-md bg-sunken px-4 py-3 text-sm ${isWaiting ? 'text-muted' : ''}`}>
      <dl className="grid gap-1">
        <AmountRow name={t('before')} baht={before} />
        <AmountRow name={t('after', { count: quote.days })} baht={quote.total} look="font-semibold" />
        {difference === 0 ? (
          <div>
            <dt>{t('same')}</dt>
          </div>
        ) : (
          <AmountRow name={t(difference > 0 ? 'dearer' : 'cheaper')} baht={Math.abs(difference)} />
        )}
        {refundAmount > 0 && <AmountRow name={t('back')} baht={refundAmount} />}
        {leftToPay > 0 && <AmountRow name={t('left')} baht={leftToPay} look="text-warning" />}
      </dl>
      {warnings.map((warning) => (
        <p key={warning.code} className="mt-1.5 text-xs text-warning">
          {inWords(warning)}
        </p>
      ))}
      {children}
    </div>
  );
};
