import { HIGHEST_FIXED_DISCOUNT, LONGEST_CODE } from '#kernel/pricing-limits.ts';
import type { RouteInput } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { RecordHistory } from '../form/record-history.tsx';
import { type AsTyped, typedNumber, typedOrNone } from '../form/typed-number.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import type { Promotion } from './pricing-address.ts';

type Props = {
  /** The promotion as currently in the list; null for a new one. */
  promotion: Promotion | null;
  onClose: () => void;
};

/** The dialog that creates or edits a promo code or automatic offer. A code is converted to capitals while typing. */
export const PromoForm = ({ promotion, onClose }: Props) => {
  const t = useWords('pricing');
  const notify = useNotify();
  const form = useRecordForm({
    name: 'promotion',
    record: promotion,
    draftOf,
    labelOf: (field) => t(`form.${field}`),
    create: 'POST /admin/pricing/promo-codes',
    change: 'PUT /admin/pricing/promo-codes/:id',
    sentOf,
    notSaved: t('do.notSaved'),
    onSaved: ({ data: { code, name } }) => {
      notify({ message: t(promotion ? 'promos.saved' : 'promos.added', { name: code ?? name }) });
      onClose();
    },
  });
  const { seen, draft, set, text, toggle } = form;
  const isCode = draft.trigger === 'code';
  return (
    <FormDialog
      form={form}
      title={t(seen ? 'promos.edit' : 'promos.add')}
      submit={t('do.save')}
      busy={t('do.saving')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <SelectField {...text('trigger')} hint={t(isCode ? 'form.codeHint' : 'form.automaticHint')}>
          <option value="code">{t('form.triggers.code')}</option>
          <option value="automatic">{t('form.triggers.automatic')}</option>
        </SelectField>
        {isCode && (
          <TextField
            {...text('code')}
            maxLength={LONGEST_CODE}
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget }) => set({ code: currentTarget.value.toUpperCase() })}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text('name')} optional={isCode} maxLength={100} />
          <TextField {...text('nameInThai')} optional maxLength={100} lang="th" />
        </div>
        <TextArea {...text('description')} rows={2} maxLength={500} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...text('discountType')}>
            <option value="percentage">{t('form.discountTypes.percentage')}</option>
            <option value="fixed">{t('form.discountTypes.fixed')}</option>
          </SelectField>
          <TextField
            {...text('discountValue')}
            type="number"
            inputMode="decimal"
            min={0.01}
            max={draft.discountType === 'percentage' ? 100 : HIGHEST_FIXED_DISCOUNT}
            step={0.01}
            end={<span className="pr-2 text-xs text-subtle">{draft.discountType === 'percentage' ? '%' : '฿'}</span>}
          />
          <TextField {...text('minRentalDays')} inputMode="numeric" />
          <TextField {...text('minAdvanceDays')} inputMode="numeric" hint={t('form.aheadHint')} />
          <TextField {...text('maxDiscount')} inputMode="decimal" hint={t('form.maxHint')} />
          <TextField {...text('usageLimit')} inputMode="numeric" optional placeholder="∞" hint={t('form.limitHint')} />
          <DateField {...text('validFrom')} />
          <DateField {...text('validTo')} hint={t('form.validHint')} />
        </div>
        <Switch {...toggle('oncePerCustomer')} hint={t('form.onceHint')} />
        <Switch {...toggle('isActive')} hint={t('form.promoActiveHint')} />
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'promotion', subjectId: seen.id }} />}
    </FormDialog>
  );
};

/** The promotion as form fields; by default a percentage, from one rental day. */
export const draftOf = (promotion: Promotion | null) => ({
  trigger: promotion?.trigger ?? 'code',
  code: promotion?.code ?? '',
  name: promotion?.name ?? '',
  nameInThai: promotion?.nameInThai ?? '',
  description: promotion?.description ?? '',
  discountType: promotion?.discountType ?? 'percentage',
  discountValue: `${promotion?.discountValue ?? ''}`,
  minRentalDays: `${promotion?.minRentalDays ?? 1}`,
  minAdvanceDays: `${promotion?.minAdvanceDays ?? 0}`,
  maxDiscount: `${promotion?.maxDiscount ?? 0}`,
  validFrom: promotion?.validFrom ?? '',
  validTo: promotion?.validTo ?? '',
  usageLimit: `${promotion?.usageLimit ?? ''}`,
  oncePerCustomer: promotion?.oncePerCustomer ?? false,
  isActive: promotion?.isActive ?? true,
});

export const sentOf = (
  draft: ReturnType<typeof draftOf>,
): AsTyped<RouteInput<'POST /admin/pricing/promo-codes'>['body']> => ({
  ...draft,
  code: draft.trigger === 'code' ? draft.code : null,
  nameInThai: draft.nameInThai || null,
  discountValue: typedNumber(draft.discountValue),
  minRentalDays: typedNumber(draft.minRentalDays),
  minAdvanceDays: typedNumber(draft.minAdvanceDays),
  maxDiscount: typedOrNone(draft.maxDiscount),
  usageLimit: typedOrNone(draft.usageLimit),
});
