import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Money } from '../../../ui/money.tsx';
import { useManaged } from '../managed.ts';
import { RefundScale } from '../refund-scale.tsx';
import type { CancelProblem, Terms } from './cancel-booking.ts';

type Props = {
  terms: Terms;
  problem: CancelProblem | null;
  reason: string;
  onReason: (text: string) => void;
};

/** The consequences, the refund and when it arrives, and a field for the reason. */
export const CancelFields = ({ terms, problem, reason, onReason }: Props) => {
  const t = useWords('myBooking', 'cancel');
  const { booking } = useManaged();
  const language = useLanguage();
  const { paidAmount, refundAmount, refundPercent } = terms;
  return (
    <div className="grid gap-5">
      {problem && <Problem problem={problem} />}
      <p className="text-muted">
        {t('text')} {refundAmount > 0 && t('when', { time: booking.refundTime[language] })}
      </p>
      {paidAmount > 0 && <p className="font-medium">{t(`share.${shareOf(refundPercent)}`)}</p>}
      {paidAmount > 0 && <RefundScale booking={{ ...booking, ...terms }} />}
      {paidAmount > 0 ? (
        <dl className="grid gap-2 text-[0.9375rem]">
          <div className="flex justify-between gap-4">
            <dt>{t('paid')}</dt>
            <dd>
              <Money baht={paidAmount} />
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 border-t-[1.5px] border-ink pt-3 font-semibold">
            <dt>{t('back')}</dt>
            <dd className="text-[1.75rem] leading-none tracking-[-0.03em]">
              <Money baht={refundAmount} />
            </dd>
          </div>
        </dl>
      ) : (
        <p className="font-medium">{t('nothingPaid')}</p>
      )}
      <TextArea
        id="cancel-reason"
        rows={2}
        label={t('reason')}
        optional
        maxLength={500}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </div>
  );
};

const shareOf = (percent: number) => (percent === 100 ? 'full' : percent > 0 ? 'half' : 'none');

const Problem = ({ problem }: { problem: CancelProblem }) => {
  const t = useWords('myBooking', 'cancel');
  const sentenceOf = useProblemWords();
  const { kind } = problem;
  return (
    <Alert tone="danger" title={t(`problem.${kind}`)}>
      {kind === 'refused' ? sentenceOf(problem.failure) : t(`problem.${kind}Text`)}
    </Alert>
  );
};
