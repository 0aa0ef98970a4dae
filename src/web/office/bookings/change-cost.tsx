import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { AmountRow } from '../../ui/amount-row.tsx';

type Props = {
  preview: Omit<DataOf<'PUT /admin/bookings/:id'>, 'booking'>;
  /** Baht: the booking's current total. */
  before: number;
};

/** How a change affects a booking's price, and the warnings that staff may override. */
export const ChangeCost = ({ preview, before }: Props) => {
  const t = useWords('bookings', 'cost');
  const { quote, difference, refundAmount, leftToPay } = preview;
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
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
      <ChangeWarnings preview={preview} />
    </div>
  );
};

/** What is unusual about a change, which staff may make all the same. */
export const ChangeWarnings = ({ preview: { warnings } }: Pick<Props, 'preview'>) => {
  const inWords = useProblemWords();
  return warnings.map((warning) => (
    <p key={warning.code} className="mt-1.5 text-xs text-warning">
      {inWords(warning)}
    </p>
  ));
};
