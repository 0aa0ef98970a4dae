import { HIGHEST_MULTIPLIER, LOWEST_MULTIPLIER, MULTIPLIER_STEP } from '#kernel/pricing-limits.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayRange } from '../../ui/dates.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { RecordHistory } from '../form/record-history.tsx';
import { numberIn, typedNumber } from '../form/typed-number.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import type { Category, Season } from './pricing-address.ts';
import { ALL, afterChoice, priorities } from './season-choices.ts';
import { strongerSeasons } from './stronger-seasons.ts';

/** The season as form fields; a new one has multiplier 1 and priority 1. */
const draftOf = (season: Season | null) => ({
  name: season?.name ?? '',
  nameInThai: season?.nameInThai ?? '',
  startDate: season?.startDate ?? '',
  endDate: season?.endDate ?? '',
  multiplier: `${season?.multiplier ?? 1}`,
  priority: `${season?.priority ?? 1}`,
  description: season?.description ?? '',
  isActive: season?.isActive ?? true,
  vehicleCategories: season?.vehicleCategories ?? [ALL],
});

const sentOf = (draft: ReturnType<typeof draftOf>) => ({
  ...draft,
  nameInThai: draft.nameInThai || null,
  multiplier: typedNumber(draft.multiplier),
  priority: typedNumber(draft.priority),
});

type Props = {
  /** The season as currently in the list; null for a new one. */
  season: Season | null;
  /** All seasons, to say which of them apply instead. */
  rows: readonly Season[];
  categories: readonly Category[];
  onClose: () => void;
};

/** The dialog that creates or edits a seasonal rate. */
export const SeasonForm = ({ season, rows, categories, onClose }: Props) => {
  const t = useWords('pricing');
  const notify = useNotify();
  const form = useRecordForm({
    name: 'season',
    record: season,
    draftOf,
    labelOf: (field) => t(`form.${field}`),
    create: 'POST /admin/pricing/seasonal-rates',
    change: 'PUT /admin/pricing/seasonal-rates/:id',
    sentOf,
    notSaved: t('do.notSaved'),
    onSaved: ({ data: { name } }) => {
      notify({ message: t(season ? 'seasons.saved' : 'seasons.added', { name }) });
      onClose();
    },
  });
  const { seen, draft, set, text, toggle, errorOf } = form;
  return (
    <FormDialog
      form={form}
      title={t(seen ? 'seasons.edit' : 'seasons.add')}
      submit={t('do.save')}
      busy={t('do.saving')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField {...text('name')} maxLength={100} />
        <TextField {...text('nameInThai')} optional maxLength={100} lang="th" />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField {...text('startDate')} />
          <DateField {...text('endDate')} hint={t('form.endHint')} />
          <TextField
            {...text('multiplier')}
            type="number"
            inputMode="decimal"
            min={LOWEST_MULTIPLIER}
            max={HIGHEST_MULTIPLIER}
            step={MULTIPLIER_STEP}
            hint={t('form.multiplierHint')}
          />
          <SelectField {...text('priority')} hint={t('form.priorityHint')}>
            {priorities.map((name, index) => (
              <option key={name} value={index + 1}>
                {t(`form.priorities.${name}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <TextArea {...text('description')} optional rows={2} maxLength={500} />
        <CategoryField
          categories={categories}
          chosen={draft.vehicleCategories}
          onChoose={(vehicleCategories) => set({ vehicleCategories: [...vehicleCategories] })}
          error={errorOf('vehicleCategories')}
        />
        <Switch {...toggle('isActive')} hint={t('form.seasonActiveHint')} />
        {draft.isActive && <Overridden id={seen?.id ?? null} draft={draft} rows={rows} />}
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'season', subjectId: seen.id }} />}
    </FormDialog>
  );
};

type OverriddenProps = { id: string | null; draft: ReturnType<typeof draftOf>; rows: readonly Season[] };

/** Names the seasons that apply instead of the one being typed, before it is saved. */
const Overridden = ({ id, draft, rows }: OverriddenProps) => {
  const t = useWords('pricing', 'form');
  const language = useLanguage();
  const typed = { ...draft, id, multiplier: numberIn(draft.multiplier), priority: numberIn(draft.priority) };
  const stronger = strongerSeasons(typed, rows);
  if (stronger.length === 0) return null;
  const nameOf = ({ startDate, endDate, ...one }: Season) =>
    `${nameIn(one, language)} (${formatDayRange(startDate, endDate, language)})`;
  return (
    <p role="status" className="rounded-md bg-warning-soft px-2.5 py-1.5 text-xs">
      {t('overridden', { seasons: stronger.map(nameOf).join(', ') })}
    </p>
  );
};

type CategoryFieldProps = {
  categories: readonly Category[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error: string | undefined;
};

/** Chooses all categories, or some. */
const CategoryField = ({ categories, chosen, onChoose, error }: CategoryFieldProps) => {
  const t = useWords('pricing', 'form');
  const language = useLanguage();
  const choice = (id: string, label: string) => (
    <Checkbox key={id} label={label} checked={chosen.includes(id)} onChange={() => onChoose(afterChoice(chosen, id))} />
  );
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 text-sm font-medium">{t('categories')}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choice(ALL, t('all'))}
        {categories.map(({ id, name, nameInThai }) => choice(id, (language === 'th' && nameInThai) || name))}
      </div>
      {error && <FieldError id="season-categories-error">{error}</FieldError>}
    </fieldset>
  );
};
