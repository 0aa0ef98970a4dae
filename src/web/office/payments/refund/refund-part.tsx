import type { FormEvent } from 'react';
import { api } from '../../../api/browser.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { radioClass } from '../../../ui/form/radio-look.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { validDocument } from '../../documents/issued.ts';
import { FormProblem } from '../../form/form-dialog.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Payment } from '../payment.ts';
import { PolicyBar } from './policy-bar.tsx';
import { useRefunding } from './use-refunding.ts';

/** Refunds a payment, in full or in part. Typed values stay after a refusal. */
export const RefundPart = ({ payment }: { payment: Payment }) => {
  const t = useWords('payments', 'refund');
  const baht = useBaht();
  const form = useRefunding(payment);
  const { draft, set, text, amount } = form;
  const isLasting = payment.bookingStage !== 'cancelled' && !(payment.may.cancelBooking && draft.cancel);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.refund();
  };
  return (
    <PanelPart title={t('title')}>
      {payment.policy && <PolicyBar policy={payment.policy} />}
      <form noValidate onSubmit={submit} onChange={form.renew} className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <TextField
            {...text('amount')}
            inputMode="decimal"
            autoComplete="off"
            hint={t('upTo', { amount: baht(payment.refundableAmount) })}
          />
          <TextField {...text('reason')} maxLength={500} hint={t('reasonHint')} />
        </div>
        <RefundWays {...form} />
        {payment.may.cancelBooking && (
          <Checkbox
            checked={draft.cancel}
            onChange={({ currentTarget }) => set({ cancel: currentTarget.checked })}
            label={
              <>
                {t('cancel', { number: payment.bookingNumber })}
                <span className="block text-xs text-muted">
                  {t('cancelHint')}
                  {draft.cancel && <CreditHint bookingId={payment.bookingId} />}
                </span>
              </>
            }
          />
        )}
        {isLasting && (
          <Checkbox
            checked={draft.owedAgain}
            onChange={({ currentTarget }) => set({ owedAgain: currentTarget.checked })}
            label={
              <>
                {t('owedAgain')}
                <span className="block text-xs text-muted">{t('owedAgainHint')}</span>
              </>
            }
          />
        )}
        <FormProblem {...form} />
        <Button type="submit" look="danger" size="sm" busy={form.isBusy && t('busy')} className="justify-self-end">
          <Icon name="undo" size="sm" />
          {amount > 0 ? t('submit', { amount: baht(amount) }) : t('submitPlain')}
        </Button>
      </form>
    </PanelPart>
  );
};

/** Says that a credit note will be issued if the booking has a valid tax invoice. */
const CreditHint = ({ bookingId: id }: { bookingId: string }) => {
  const t = useWords('payments', 'refund');
  const { answer } = useLatest(id, (signal) =>
    api.call('GET /admin/bookings/:id/documents', { params: { id }, signal }),
  );
  const invoice = answer?.success ? validDocument(answer.data.issued) : undefined;
  return <span role="status">{invoice && ` ${t('creditNote', { number: invoice.number })}`}</span>;
};

type Props = Pick<ReturnType<typeof useRefunding>, 'draft' | 'set' | 'text' | 'isByHand'>;

/**
 * How to refund: through the provider, or by transfer for a payment without a charge; or only record money already
 * returned.
 */
const RefundWays = ({ draft: { way }, set, text, isByHand }: Props) => {
  const t = useWords('payments', 'refund');
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('way')}</legend>
      {(['automatic', 'recorded'] as const).map((one) => (
        <label key={one} className="flex min-h-7 items-start gap-2.5 text-sm">
          <input
            type="radio"
            name="way"
            value={one}
            checked={way === one}
            onChange={() => set({ way: one })}
            className={radioClass}
          />
          <span className="min-w-0">
            {t(isByHand && one === 'automatic' ? 'transfer' : one)}
            {one === 'automatic' && (
              <span className="block text-xs text-muted">{t(isByHand ? 'transferHint' : 'automaticHint')}</span>
            )}
          </span>
        </label>
      ))}
      {way === 'recorded' && <TextField {...text('reference')} optional maxLength={100} />}
    </fieldset>
  );
};
