import type { Failure } from '../../api/failure.ts';
import type { DataOf, Outcome } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { PriceBreakdown } from '../../quote/price-breakdown.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { MakesRoom } from '../moved-booking.tsx';
import { hasRental, isFilled, neededIn } from './booking-form.ts';
import { MissingFields } from './missing-fields.tsx';
import type { SectionProps } from './section.tsx';

export type Quoted = DataOf<'POST /admin/bookings/quote'>;
type QuoteState = Readonly<{
  last: Outcome<'POST /admin/bookings/quote'> | null;
  isWaiting: boolean;
  retry: () => void;
}>;
type Props = SectionProps & { quoteState: QuoteState; failure: Failure | null; isBusy: boolean };

/** The server's quote, warnings for staff, and the button that creates the booking. */
export const CostSummary = ({ quoteState: { last, isWaiting, retry }, failure, isBusy, ...section }: Props) => {
  const t = useWords('newBooking', 'cost');
  const say = useProblemWords();
  const quoted = last?.success ? last.data : null;
  const isTaken = quoted?.isFree === false;
  const needed = neededIn(section.form);
  const blocked = () => {
    if (!isFilled(section.form)) return <MissingFields needed={needed} />;
    if (isTaken) return t('taken');
    if (isWaiting) return t('asking');
    return quoted === null ? t(hasRental(section.form) ? 'ownMissing' : 'missing') : null;
  };
  const reason = blocked();
  return (
    <aside
      aria-labelledby="cost"
      className="grid content-start gap-4 self-start rounded-lg border border-line bg-surface p-4 md:p-5 lg:sticky lg:top-5"
    >
      <h2 id="cost" className="text-md font-semibold">
        {t('title')}
      </h2>
      <div aria-busy={isWaiting} className={isWaiting ? 'opacity-60' : ''}>
        {quoted ? (
          <PriceBreakdown quote={quoted.quote} vehicle={t('vehicle')} />
        ) : (
          !last && <p className="text-xs text-muted">{t(hasRental(section.form) ? 'ownMissing' : 'missing')}</p>
        )}
      </div>
      {section.form.vehicleId !== '' && <OwnPrice {...section} />}
      {section.form.vehicleId !== '' && <Discount {...section} />}
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {isTaken && <Alert tone="danger" title={t('taken')} />}
        {quoted && <MakesRoom moves={quoted.moves} />}
        {quoted && quoted.warnings.length > 0 && (
          <Alert tone="warning" title={t('warnings')}>
            {quoted.warnings.map(say).join(', ')}
          </Alert>
        )}
        {last && !last.success && !isWaiting && (
          <Alert
            tone="danger"
            title={t('failed')}
            action={
              <Button size="sm" onClick={retry}>
                {t('again')}
              </Button>
            }
          >
            {say(last)}
          </Alert>
        )}
        {failure && (
          <Alert tone="danger" title={t(isOurs(failure) ? 'notMadeAgain' : 'notMade')}>
            {say(failure)}
          </Alert>
        )}
      </div>
      <SubmitButton type="submit" look="accent" wide blocked={reason} busy={isBusy && t('creating')}>
        {t('create')}
      </SubmitButton>
      {reason === null && needed.length > 0 && (
        <p role="status" className="-mt-1 text-xs whitespace-pre-line text-muted">
          <MissingFields needed={needed} />
        </p>
      )}
    </aside>
  );
};

/** Whether the server failed or was unreachable, so that the same request can be retried. */
const isOurs = ({ status }: Failure) => status === 0 || status >= 500;

/** The fields of the price override: the amount that replaces the rental price, and the reason. */
const OwnPrice = ({ form, change, wrong }: SectionProps) => {
  const t = useWords('newBooking', 'ownPrice');
  return (
    <div className="grid grid-cols-1 gap-3">
      <Checkbox
        label={t('label')}
        checked={form.hasOwnPrice}
        onChange={({ currentTarget }) => change({ hasOwnPrice: currentTarget.checked })}
      />
      {form.hasOwnPrice && (
        <>
          <TextField
            label={t('amount')}
            hint={t('hint')}
            inputMode="decimal"
            value={form.ownPrice}
            error={wrong['vehiclePrice.amount']}
            onChange={({ currentTarget }) => change({ ownPrice: currentTarget.value })}
          />
          <TextField
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={300}
            value={form.ownPriceReason}
            error={wrong['vehiclePrice.reason']}
            onChange={({ currentTarget }) => change({ ownPriceReason: currentTarget.value })}
          />
        </>
      )}
    </div>
  );
};

/** The fields of a discount by hand: baht before tax, and the reason, which the customer reads. */
const Discount = ({ form, change, wrong }: SectionProps) => {
  const t = useWords('newBooking', 'discount');
  return (
    <div className="grid grid-cols-1 gap-3">
      <Checkbox
        label={t('label')}
        checked={form.hasDiscount}
        onChange={({ currentTarget }) => change({ hasDiscount: currentTarget.checked })}
      />
      {form.hasDiscount && (
        <>
          <TextField
            label={t('amount')}
            hint={t('hint')}
            inputMode="decimal"
            value={form.discount}
            error={wrong['discount.amount']}
            onChange={({ currentTarget }) => change({ discount: currentTarget.value })}
          />
          <TextField
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={300}
            value={form.discountReason}
            error={wrong['discount.reason']}
            onChange={({ currentTarget }) => change({ discountReason: currentTarget.value })}
          />
        </>
      )}
    </div>
  );
};
