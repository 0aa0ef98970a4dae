import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryFeatures } from '#kernel/category-limits.ts';
import { listedWord } from '#words/listed-word.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { RecordHistory } from '../form-dialog/record-history.tsx';
import { useFormDraft } from '../form-dialog/use-form-draft.ts';
import { type Category, type CategoryDraft, draftOf, newCategory } from './category-draft.ts';
import { useSaveCategory } from './use-save-category.ts';

type Props = {
  /** As the list has it now; null for a new one. */
  category: Category | null;
  onClose: () => void;
};

type TextName = Exclude<keyof CategoryDraft, 'features' | 'isActive'>;

/** The dialog in which a category is made or changed (document 3, category management). */
export const CategoryForm = ({ category, onClose }: Props) => {
  const { t } = useTranslation('categories');
  const [seen, setSeen] = useState(category);
  const form = useFormDraft(seen ? draftOf(seen) : newCategory);
  const { draft, set, errors } = form;
  const { save, isBusy, trouble, forget } = useSaveCategory(seen, form, onClose);
  const fieldOf = (name: TextName) => ({
    id: `category-${name}`,
    label: t(`fields.${name}`),
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });
  const load = () => {
    forget();
    if (!category) return;
    setSeen(category);
    form.restart(draftOf(category));
  };
  const toggle = (feature: CategoryDraft['features'][number], isOn: boolean) =>
    set({ features: isOn ? [...draft.features, feature] : draft.features.filter((one) => one !== feature) });
  const words = t('features', { returnObjects: true });
  return (
    <FormDialog
      title={t(seen ? 'edit.title' : 'add.title')}
      submit={t(seen ? 'edit.submit' : 'add.submit')}
      busy={isBusy && t('saving')}
      isChanged={form.isChanged}
      told={{ trouble, onLoad: load, isLoaded: category?.version !== seen?.version }}
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
