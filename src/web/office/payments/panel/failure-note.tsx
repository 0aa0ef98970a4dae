import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { failureParts } from '../failure-line.ts';
import type { Payment } from '../payment.ts';
import { useFailureReason } from '../use-failure-reason.ts';

type Props = { attempt: Pick<Payment, 'failureCode' | 'failureMessage' | 'failureReason'> };

/** Code, message and reason of a payment that failed; nothing where none is known. */
export const FailureNote = ({ attempt }: Props) => {
  const { t } = useTranslation('payments', { keyPrefix: 'panel' });
  const reasonOf = useFailureReason();
  const [first, ...rest] = failureParts(attempt, reasonOf(attempt));
  if (first === undefined) return null;
  return (
    <p className="mt-1.5 flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-xs text-ink wrap-anywhere">
      <Icon name="alert" size="sm" className="mt-0.5 text-danger" />
      <span>
        <span className="sr-only">{t('failure')}: </span>
        {attempt.failureCode ? <b className="font-semibold">{first}</b> : first}
        {rest.map((part) => ` · ${part}`)}
      </span>
    </p>
  );
};
