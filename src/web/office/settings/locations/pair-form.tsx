import type { LocationPairShape } from '#contract/office/settings.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { RecordHistory } from '../../form/record-history.tsx';
import { typedNumber, typedOrNone } from '../../form/typed-number.ts';
import { useRecordForm } from '../../form/use-record-form.ts';

export type Named = Readonly<{ id: string; name: string; nameInThai: string | null }>;

const draftOf = (pair: LocationPairShape | null) => ({
  fromId: pair?.fromId ?? '',
  toId: pair?.toId ?? '',
  fee: `${pair?.fee ?? ''}`,
  freeFromDays: `${pair?.freeFromDays ?? ''}`,
  categoryFees: Object.fromEntries(
    Object.entries(pair?.categoryFees ?? {}).map(([id, fee]) => [id, `${fee}`]),
  ) as Readonly<Record<string, string>>,
});

const sentOf = ({ fromId, toId, fee, freeFromDays, categoryFees }: ReturnType<typeof draftOf>) => ({
  fromId,
  toId,
  fee: typedNumber(fee),
  freeFromDays: typedOrNone(freeFromDays),
  categoryFees: Object.fromEntries(
    Object.entries(categoryFees).flatMap(([id, text]) => (text.trim() === '' ? [] : [[id, typedNumber(text)]])),
  ),
});

type Props = {
  /** The pair as currently in the list; null for a new one. */
  pair: LocationPairShape | null;
  locations: readonly Named[];
  categories: readonly Named[];
  onClose: () => void;
};

/** The dialog that adds or edits the fee of a return at another location. */
export const PairForm = ({ pair, locations, categories, onClose }: Props) => {
  const t = useWords('locations', 'pairs');
  const language = useLanguage();
  const notify = useNotify();
  const form = useRecordForm({
    name: 'location-pair',
    record: pair,
    draftOf,
    labelOf: (field) => t(`fields.${field}`),
    create: 'POST /admin/settings/location-pairs',
    change: 'PUT /admin/settings/location-pairs/:id',
    sentOf,
    notSaved: t('notSaved'),
    onSaved: () => {
      notify({ message: t(pair ? 'saved' : 'added') });
      onClose();
    },
  });
  const { seen, draft, text, set, errorOf } = form;
  const places = locations.map((one) => (
    <option key={one.id} value={one.id}>
      {nameIn(one, language)}
    </option>
  ));
  return (
    <FormDialog form={form} title={t(seen ? 'edit' : 'add')} submit={t('save')} busy={t('saving')} onClose={onClose}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...text('fromId')}>
            <option value="">{t('choose')}</option>
            {places}
          </SelectField>
          <SelectField {...text('toId')}>
            <option value="">{t('choose')}</option>
            {places}
          </SelectField>
          <NumberField {...text('fee')} unit="฿" hasDecimals hint={t('fields.feeHint')} />
          <NumberField {...text('freeFromDays')} unit={t('days')} optional hint={t('fields.freeFromDaysHint')} />
        </div>
        <fieldset className="grid gap-3">
          <legend className="text-sm font-medium">{t('categories')}</legend>
          <p className="text-xs text-muted">{t('categoriesText')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {categories.map((one) => (
              <NumberField
                key={one.id}
                id={`location-pair-category-${one.id}`}
                label={nameIn(one, language)}
                optional
                unit="฿"
                hasDecimals
                value={draft.categoryFees[one.id] ?? ''}
                error={errorOf(`categoryFees.${one.id}`)}
                onChange={({ currentTarget: { value } }) =>
                  set({ categoryFees: { ...draft.categoryFees, [one.id]: value } })
                }
              />
            ))}
          </div>
        </fieldset>
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'location-pair', subjectId: seen.id }} />}
    </FormDialog>
  );
};
