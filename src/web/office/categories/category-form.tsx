import { categoryFeatures } from '#kernel/category-limits.ts';
import { listedWord } from '#words/listed-word.ts';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { RecordHistory } from '../form/record-history.tsx';
import { typedNumber, typedOrNone } from '../form/typed-number.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { DriverFields } from './driver-fields.tsx';

export type Category = DataOf<'GET /admin/categories'>[number];

const draftOf = (category: Category | null) => ({
  name: category?.name ?? '',
  nameInThai: category?.nameInThai ?? '',
  description: category?.description ?? '',
  features: (category?.features ?? []) as readonly (typeof categoryFeatures)[number][],
  displayOrder: `${category?.displayOrder ?? ''}`,
  securityDeposit: `${category?.securityDeposit ?? 0}`,
  minimumDriverAge: `${category?.minimumDriverAge ?? 21}`,
  maximumDriverAge: `${category?.maximumDriverAge ?? ''}`,
  licenseMonths: `${category?.licenseMonths ?? 0}`,
  youngDriverBelow: `${category?.youngDriverBelow ?? ''}`,
  youngDriverFee: `${category?.youngDriverFee ?? 0}`,
  youngDriverDays: `${category?.youngDriverDays ?? ''}`,
  extraDriverFee: `${category?.extraDriverFee ?? 0}`,
  bookedAsClass: category?.bookedAsClass ?? false,
  exactVehicleFee: `${category?.exactVehicleFee ?? ''}`,
  isActive: category?.isActive ?? true,
});
type Draft = ReturnType<typeof draftOf>;

const sentOf = (draft: Draft) => ({
  ...draft,
  features: [...draft.features],
  displayOrder: typedOrNone(draft.displayOrder) ?? undefined,
  securityDeposit: typedNumber(draft.securityDeposit),
  minimumDriverAge: typedNumber(draft.minimumDriverAge),
  exactVehicleFee: typedOrNone(draft.exactVehicleFee),
  maximumDriverAge: typedOrNone(draft.maximumDriverAge),
  licenseMonths: typedNumber(draft.licenseMonths),
  youngDriverBelow: typedOrNone(draft.youngDriverBelow),
  youngDriverFee: typedNumber(draft.youngDriverFee),
  youngDriverDays: typedOrNone(draft.youngDriverDays),
  extraDriverFee: typedNumber(draft.extraDriverFee),
});

type Props = {
  /** The category as currently in the list; null for a new one. */
  category: Category | null;
  /** Whether drivers are asked for: without it, the rules for them count nothing, and are not shown. */
  checksDrivers: boolean;
  onClose: () => void;
};

/** The dialog that creates or edits a category. */
export const CategoryForm = ({ category, checksDrivers, onClose }: Props) => {
  const t = useWords('categories');
  const notify = useNotify();
  const form = useRecordForm({
    name: 'category',
    record: category,
    draftOf,
    labelOf: (field) => t(`fields.${field}`),
    create: 'POST /admin/categories',
    change: 'PUT /admin/categories/:id',
    sentOf,
    notSaved: t('failed.save'),
    notReached: t('failed.saveError'),
    onSaved: ({ data: { name } }) => {
      notify({ message: t(category ? 'saved' : 'added', { name }) });
      onClose();
    },
  });
  const { seen, draft, set, text, toggle } = form;
  const words = t.group('features');
  return (
    <FormDialog
      form={form}
      title={t(seen ? 'edit.title' : 'add.title')}
      submit={t(seen ? 'edit.submit' : 'add.submit')}
      busy={t('saving')}
      onClose={onClose}
    >
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField {...text('name')} label={`${t('fields.name')} *`} maxLength={60} />
        <TextField {...text('nameInThai')} required={false} maxLength={60} lang="th" />
        <TextArea {...text('description')} required={false} rows={2} maxLength={500} className="sm:col-span-2" />
        <TextField
          {...text('securityDeposit')}
          inputMode="decimal"
          end={<span className="text-xs text-subtle">{t('baht')}</span>}
        />
        <TextField {...text('minimumDriverAge')} inputMode="numeric" />
        <TextField {...text('displayOrder')} hint={t('fields.displayOrderHint')} inputMode="numeric" required={false} />
      </div>
      {checksDrivers && <DriverFields text={text} />}
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">
          {t('fields.features')}{' '}
          <span className="font-regular text-subtle">
            {t('chosen', { count: draft.features.length, all: categoryFeatures.length })}
          </span>
        </legend>
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {categoryFeatures.map((feature) => (
            <li key={feature}>
              <Checkbox
                label={listedWord(feature, words)}
                checked={draft.features.includes(feature)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = draft.features.filter((one) => one !== feature);
                  set({ features: checked ? [...others, feature] : others });
                }}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <Switch {...toggle('bookedAsClass')} hint={t('fields.bookedAsClassHint')} />
      {draft.bookedAsClass && (
        <TextField
          {...text('exactVehicleFee')}
          hint={t('fields.exactVehicleFeeHint')}
          inputMode="decimal"
          required={false}
          end={<span className="text-xs text-subtle">{t('baht')}</span>}
        />
      )}
      <Switch {...toggle('isActive')} hint={t('fields.isActiveHint')} />
      {seen && <RecordHistory subject={{ subjectKind: 'category', subjectId: seen.id }} />}
    </FormDialog>
  );
};
