import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useTypedCode } from '../../site/booking/extras/use-typed-code.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { AddonChoice } from '../extras/addon-choice.tsx';
import { InsuranceChoice } from '../extras/insurance-choice.tsx';
import { useOfferedExtras } from '../extras/offered-extras.ts';
import { periodOf } from './booking-form.ts';
import type { Quoted } from './cost-summary.tsx';
import type { SectionProps } from './section.tsx';

type Props = SectionProps & {
  /** The category of the chosen vehicle; null while none is chosen. */
  categoryId: string | null;
  promo: Quoted['quote']['promo'];
};

/** Add-ons, insurance and promo code. Closed at first, since most manual bookings have none. */
export const ExtrasSection = ({ categoryId, promo, ...section }: Props) => {
  const t = useWords('newBooking', 'extras');
  const { addons, packages } = useOfferedExtras(periodOf(section.form), categoryId);
  const count = countOf(section.form);
  return (
    <details className="group/extras min-w-0 rounded-lg border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-3 md:px-5 [&::-webkit-details-marker]:hidden">
        <span className="text-md font-semibold">{t('title')}</span>
        <span className="text-xs text-muted">{count > 0 ? t('chosen', { count }) : t('nothing')}</span>
        <Icon name="down" className="ml-auto text-muted quick group-open/extras:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-6 border-t border-line p-4 md:p-5">
        <AddonChoice {...section} addons={addons} categoryId={categoryId} />
        <InsuranceChoice {...section} packages={packages} hasVehicle={categoryId !== null} />
        <PromoCode {...section} promo={promo} />
      </div>
    </details>
  );
};

const countOf = ({ addons, packageId, promoCode }: SectionProps['form']) =>
  Object.keys(addons).length + [packageId, promoCode].filter(Boolean).length;

/** The promo code, applied on submit; the quote reports whether it is valid. */
const PromoCode = ({ form, change, promo }: SectionProps & { promo: Quoted['quote']['promo'] }) => {
  const t = useWords('newBooking', 'promo');
  const { typed, setTyped, isSubmitted, apply, remove, applyOnEnter } = useTypedCode(form.promoCode, (promoCode) =>
    change({ promoCode }),
  );
  const status = form.promoCode && promo?.code === form.promoCode ? promo.status : null;
  const isTaken = status === 'applied' || status === 'another-saves-more';
  const say = useProblemWords();
  const text = isTaken && t(`promoStatus.${status}`, { code: form.promoCode });
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
        error={status && !isTaken ? say({ code: `pricing.code-${status}`, message: status }) : undefined}
        hint={<span role="status">{isTaken ? text : form.promoCode && !status ? t('waits') : ''}</span>}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={applyOnEnter}
        onBlur={apply}
      />
      <Button size="sm" className="mt-6.5" onClick={isSubmitted ? remove : apply}>
        {t(isSubmitted ? 'remove' : 'apply')}
      </Button>
    </div>
  );
};
