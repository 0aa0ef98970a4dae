import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addonIcon } from '../../site/book/vehicle/addons/addon-icon.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { FormTrouble } from '../form-dialog/form-trouble.tsx';
import { RecordHistory } from '../form-dialog/record-history.tsx';
import { useFormDraft } from '../form-dialog/use-form-draft.ts';
import { type Addon, addonCategories } from './addon-categories.ts';
import { type AddonDraft, draftOf, newAddon } from './addon-draft.ts';
import { PictureField } from './picture-field.tsx';
import { useSaveAddon } from './use-save-addon.ts';

type Props = {
  /** As the list has it now; null for a new one. */
  addon: Addon | null;
  onClose: () => void;
};

type TextName = { [Name in keyof AddonDraft]: AddonDraft[Name] extends string ? Name : never }[keyof AddonDraft];

/** The dialog in which an add-on is made or changed (document 3, addon management). */
export const AddonForm = ({ addon, onClose }: Props) => {
  const { t } = useTranslation('addons');
  const [seen, setSeen] = useState(addon);
  const [file, setFile] = useState<File | null>(null);
  const form = useFormDraft(seen ? draftOf(seen) : newAddon);
  const { draft, set, errors } = form;
  const saving = useSaveAddon({ seen, form, file, onUploaded: () => setFile(null), onSaved: onClose });
  const fieldOf = (name: TextName) => ({
    id: `addon-${name}`,
    label: t(`fields.${name}`),
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });
  const inThai = { required: false, lang: 'th' } as const;
  const price = { inputMode: 'decimal', required: false, end: <Unit>{t('baht')}</Unit> } as const;
  const load = () => {
    saving.forget();
    if (!addon) return;
    setSeen(addon);
    form.restart(draftOf(addon));
  };
  return (
    <FormDialog
      title={t(seen ? 'edit.title' : 'add.title')}
      submit={t(seen ? 'edit.submit' : 'add.submit')}
      busy={saving.isBusy && t('saving')}
      isChanged={form.isChanged || file !== null}
      onSubmit={() => void saving.save()}
      onClose={onClose}
    >
      <FormTrouble trouble={saving.trouble} onLoad={load} />
      <Section title={t('sections.basic')}>
        <TextField {...fieldOf('name')} label={`${t('fields.name')} *`} maxLength={100} />
        <TextField {...fieldOf('nameInThai')} {...inThai} maxLength={100} />
        <SelectField {...fieldOf('category')} label={`${t('fields.category')} *`} className="sm:col-span-2">
          {addonCategories.map((one) => (
            <option key={one} value={one}>
              {t(`category.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...fieldOf('shortDescription')} required={false} maxLength={200} />
        <TextField {...fieldOf('shortDescriptionInThai')} {...inThai} maxLength={200} />
        <TextArea {...fieldOf('description')} label={`${t('fields.description')} *`} rows={3} maxLength={2000} />
        <TextArea {...fieldOf('descriptionInThai')} {...inThai} rows={3} maxLength={2000} />
      </Section>
      <Section title={t('sections.pricing')}>
        <div className="sm:col-span-2">
          <Switch
            label={t('fields.useFixedPricing')}
            hint={t('fields.useFixedPricingHint')}
            checked={draft.useFixedPricing}
            onSwitch={(useFixedPricing) => set({ useFixedPricing })}
          />
        </div>
        {draft.useFixedPricing ? (
          <TextField {...fieldOf('fixedPrice')} {...price} required label={`${t('fields.fixedPrice')} *`} />
        ) : (
          <>
            <TextField {...fieldOf('dailyPrice')} {...price} />
            <TextField {...fieldOf('weeklyPrice')} {...price} />
            <TextField {...fieldOf('monthlyPrice')} {...price} hint={t('fields.pricesHint')} />
          </>
        )}
      </Section>
      <Section title={t('sections.inventory')}>
        <TextField
          {...fieldOf('currentStock')}
          label={`${t('fields.currentStock')} *`}
          hint={t('fields.currentStockHint')}
          inputMode="numeric"
        />
        <TextField
          {...fieldOf('maxQuantity')}
          hint={t('fields.maxQuantityHint')}
          inputMode="numeric"
          required={false}
        />
        {seen && <p className="text-xs text-muted sm:col-span-2">{t('stock.out', out(seen))}</p>}
      </Section>
      <Section title={t('sections.display')}>
        <Switch
          label={t('fields.isActive')}
          hint={t('fields.isActiveHint')}
          checked={draft.isActive}
          onSwitch={(isActive) => set({ isActive })}
        />
        <Switch
          label={t('fields.showOnWebsite')}
          hint={t('fields.showOnWebsiteHint')}
          checked={draft.showOnWebsite}
          onSwitch={(showOnWebsite) => set({ showOnWebsite })}
        />
        <TextField {...fieldOf('sortOrder')} hint={t('fields.sortOrderHint')} inputMode="numeric" />
        <div className="sm:col-span-2">
          <PictureField
            address={draft.imageUrl}
            file={file}
            sign={addonIcon(draft)}
            error={errors.imageUrl}
            onAddress={(imageUrl) => set({ imageUrl })}
            onFile={(chosen) => {
              setFile(chosen);
              set({ imageUrl: draft.imageUrl });
            }}
          />
        </div>
      </Section>
      <Section title={t('sections.additional')}>
        <TextArea {...fieldOf('terms')} required={false} rows={2} maxLength={2000} />
        <TextArea {...fieldOf('termsInThai')} {...inThai} rows={2} maxLength={2000} />
        <TextArea
          {...fieldOf('adminNotes')}
          hint={t('fields.adminNotesHint')}
          required={false}
          rows={2}
          maxLength={2000}
          className="sm:col-span-2"
        />
      </Section>
      {seen && <RecordHistory subject={{ subjectKind: 'addon', subjectId: seen.id }} />}
    </FormDialog>
  );
};

const out = ({ outNow, outNextWeek }: Pick<Addon, 'outNow' | 'outNextWeek'>) => ({ outNow, outNextWeek });

const Unit = ({ children }: { children: ReactNode }) => <span className="text-xs text-subtle">{children}</span>;

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 border-b border-line pb-1.5 text-sm font-semibold tracking-normal">
        {title}
      </h3>
      <div className="grid items-start gap-3.5 sm:grid-cols-2">{children}</div>
    </section>
  );
};
