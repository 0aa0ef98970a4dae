import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Payment } from '../payment.ts';
import { CreditHint } from './credit-hint.tsx';
import { PolicyBar } from './policy-bar.tsx';
import { RefundWays } from './refund-ways.tsx';
import { useRefunding } from './use-refunding.ts';

/** Gives money of a payment back, in full or in part. */
export const RefundPart = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const baht = useBaht();
  const say = useProblemWords();
  const { fields, set, isByHand, amount, errors, failure, isBusy, refund } = useRefunding(payment);
  const isLasting = payment.bookingStage !== 'cancelled' && !(payment.may.cancelBooking && fields.cancelBooking);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refund();
  };
  return (
    <PanelPart title={t('title')}>
      {payment.policy && <PolicyBar policy={payment.policy} />}
      <form noValidate onSubmit={submit} className="grid gap-3">
        {failure && (
          <Alert tone="danger" title={t('failed')}>
            {say(failure)}
          </Alert>
        )}
        <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <TextField
            label={t('amount')}
            inputMode="decimal"
            autoComplete="off"
            hint={t('upTo', { amount: baht(payment.refundableAmount) })}
            error={errors.amount}
            value={fields.amount}
            onChange={({ currentTarget }) => set({ amount: currentTarget.value })}
          />
          <TextField
            label={t('reason')}
            maxLength={500}
            hint={t('reasonHint')}
            error={errors.reason}
            value={fields.reason}
            onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
          />
        </div>
        <RefundWays way={fields.way} reference={fields.reference} isByHand={isByHand} onChange={set} />
        {payment.may.cancelBooking && (
          <Checkbox
            checked={fields.cancelBooking}
            onChange={({ currentTarget }) => set({ cancelBooking: currentTarget.checked })}
            label={
              <>
                {t('cancel', { number: payment.bookingNumber })}
                <span className="block text-xs text-muted">
                  {t('cancelHint')}
                  {fields.cancelBooking && <CreditHint bookingId={payment.bookingId} />}
                </span>
              </>
            }
          />
        )}
        {isLasting && (
          <Checkbox
            checked={fields.isOwedAgain}
            onChange={({ currentTarget }) => set({ isOwedAgain: currentTarget.checked })}
            label={
              <>
                {t('owedAgain')}
                <span className="block text-xs text-muted">{t('owedAgainHint')}</span>
              </>
            }
          />
        )}
        <Button type="submit" look="danger" size="sm" busy={isBusy && t('busy')} className="justify-self-end">
          <Icon name="undo" size="sm" />
          {amount === null ? t('submitPlain') : t('submit', { amount: baht(amount) })}
        </Button>
      </form>
    </PanelPart>
  );
};
