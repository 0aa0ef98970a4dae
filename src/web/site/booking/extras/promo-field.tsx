import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useWizard } from '../state/wizard-context.ts';
import { useTypedCode } from './use-typed-code.ts';

/** The promo code field. The code is sent with the choices; the quote says whether it applies. */
export const PromoField = () => {
  const t = useWords('booking', 'promo');
  const { draft, change, quote } = useWizard();
  const { typed, setTyped, code, isSubmitted, apply, remove, applyOnEnter } = useTypedCode(
    draft.promoCode,
    (promoCode) => change({ promoCode }),
  );
  const promo = draft.promoCode && !quote.isStale ? quote.quote?.promo : null;
  const isApplied = promo?.status === 'applied';
  return (
    <section className="max-w-110 pt-10">
      <div className="flex items-start gap-3">
        <TextField
          id="promoCode"
          label={t('label')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={applyOnEnter}
          error={
            promo && promo.status !== 'applied' && promo.status !== 'another-saves-more' ? t(promo.status) : undefined
          }
          className="flex-1"
        />
        <Button
          className="mt-6.5"
          onClick={isSubmitted ? remove : apply}
          disabled={code === draft.promoCode && !isSubmitted}
        >
          {t(isSubmitted ? 'remove' : 'apply')}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-sm text-success">
        {promo && isApplied && (
          <span className="flex items-center gap-2">
            <Icon name="check" size="sm" />
            {t('applied', { code: promo.code })}
          </span>
        )}
        {promo?.status === 'another-saves-more' && t('another-saves-more')}
        {isSubmitted && !promo && <span className="text-muted">{t(quote.isStale ? 'checking' : 'waits')}</span>}
      </p>
    </section>
  );
};
