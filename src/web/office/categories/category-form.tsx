import { useTranslation } from 'react-i18next';
import { categoryFeatures } from '#kernel/category-limits.ts';
import { listedWord } from '#words/listed-word.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { RecordHistory } from '../form-dialog/record-history.tsx';
import type { Category, CategoryDraft } from './category-draft.ts';
import { useCategoryForm } from './use-category-form.ts';

type Props = {
  /** As the list has it now; null for a new one. */
  category: Category | null;
  onClose: () => void;
};

type TextName = Exclude<keyof CategoryDraft, 'features' | 'isActive'>;

/** The dialog in which a category is made or changed (document 3, category management). */
export const CategoryForm = ({ category, onClose }: Props) => {
  const { t } = useTranslation('categories');
  const { draft, set, seen, errorOf, isChanged, told, save, isBusy } = useCategoryForm(category, onClose);
  const fieldOf = (name: TextName) => ({
    id: `category-${name}`,
    label: t(`fields.${name}`),
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });
  const toggle = (feature: CategoryDraft['features'][number], isOn: boolean) =>
    set({ features: isOn ? [...draft.features, feature] : draft.features.filter((one) => one !== feature) });
  const words = t('features', { returnObjects: true });
  return (
    <FormDialog
      title={t(seen ? 'edit.title' : 'add.title')}
      submit={t(seen ? 'edit.submit' : 'add.submit')}
      busy={isBusy && t('saving')}
      isChanged={isChanged}
      told={told}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField {...fieldOf('name')} label={`${t('fields.name')} *`} maxLength={60} />
        <TextField {...fieldOf('nameInThai')} required={false} maxLength={60} lang="th" />
        <TextArea {...fieldOf('description')} required={false} rows={2} maxLength={500} className="sm:col-span-2" />
        <TextField
          {...fieldOf('securityDeposit')}
          inputMode="decimal"
          end={<span className="text-xs text-subtle">{t('baht')}</span>}
        />
        <TextField {...fieldOf('minimumDriverAge')} inputMode="numeric" />
        <TextField {...fieldOf('displayOrder')} hint={t('fields.displayOrderHint')} inputMode="numeric" />
      </div>
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
                onChange={({ currentTarget }) => toggle(feature, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <Switch
        label={t('fields.isActive')}
        hint={t('fields.isActiveHint')}
        checked={draft.isActive}
        onSwitch={(isActive) => set({ isActive })}
      />
      {seen && <RecordHistory subject={{ subjectKind: 'category', subjectId: seen.id }} />}
    </FormDialog>
  );
};
