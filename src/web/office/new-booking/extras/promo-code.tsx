import { useTranslation } from 'react-i18next';
import { useTypedCode } from '../../../site/book/vehicle/use-typed-code.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Quoted } from '../cost-summary.tsx';
import type { SectionProps } from '../section-props.ts';

/** A code is asked for once it is written; the quote says what became of it. */
export const PromoCode = ({ form, change, promo }: SectionProps & { promo: Quoted['quote']['promo'] }) => {
  const { t } = useTranslation('manual', { keyPrefix: 'promo' });
  const { typed, setTyped, isAsked, apply, remove, applyOnEnter } = useTypedCode(form.promoCode, (promoCode) =>
    change({ promoCode }),
  );
  const said = form.promoCode && promo?.code === form.promoCode ? promo.status : null;
  const isTaken = said === 'applied' || said === 'another-saves-more';
  const text = said && t(`said.${said}`, { code: form.promoCode });
  return (
    <div className="flex max-w-110 items-start gap-3">
      <TextField
        className="flex-1"
        label={t('label')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={typed}
        error={said && !isTaken ? (text ?? undefined) : undefined}
        hint={<span role="status">{isTaken ? text : form.promoCode && !said ? t('waits') : ''}</span>}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={applyOnEnter}
        onBlur={apply}
      />
      <Button size="sm" className="mt-6.5" onClick={isAsked ? remove : apply}>
        {t(isAsked ? 'remove' : 'apply')}
      </Button>
    </div>
  );
};
