import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addonIcon } from '../../../site/book/vehicle/addons/addon-icon.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Addon, addonCategories } from '../addon-categories.ts';
import type { AddonDraft } from './addon-draft.ts';
import { PictureField } from './picture-field.tsx';

type TextName = { [Name in keyof AddonDraft]: AddonDraft[Name] extends string ? Name : never }[keyof AddonDraft];

export type Editing = Readonly<{
  draft: AddonDraft;
  set: (change: Partial<AddonDraft>) => void;
  errors: Readonly<Record<string, string>>;
}>;

/** A field of the form by its name. */
const useFields = ({ draft, set, errors }: Editing) => {
  const { t } = useTranslation('addons', { keyPrefix: 'fields' });
  return (name: TextName) => ({
    id: `addon-${name}`,
    label: t(name),
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });
};

const inThai = { required: false, lang: 'th' } as const;

export const Basics = (editing: Editing) => {
  const { t } = useTranslation('addons');
  const fieldOf = useFields(editing);
  return (
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
  );
};

/** One price, or three of which the cheapest counts: only what counts is shown. */
export const Pricing = (editing: Editing) => {
  const { t } = useTranslation('addons');
  const fieldOf = useFields(editing);
  const { draft, set } = editing;
  const unit = <span className="text-xs text-subtle">{t('baht')}</span>;
  const price = { inputMode: 'decimal', required: false, end: unit } as const;
  return (
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
  );
};

export const Inventory = ({ seen, ...editing }: Editing & { seen: Addon | null }) => {
  const { t } = useTranslation('addons');
  const fieldOf = useFields(editing);
  return (
    <Section title={t('sections.inventory')}>
      <TextField
        {...fieldOf('currentStock')}
        label={`${t('fields.currentStock')} *`}
        hint={t('fields.currentStockHint')}
        inputMode="numeric"
      />
      <TextField {...fieldOf('maxQuantity')} hint={t('fields.maxQuantityHint')} inputMode="numeric" required={false} />
      {seen && (
        <p className="text-xs text-muted sm:col-span-2">
          {t('facts.out')}: {t('stock.out', { outNow: seen.outNow, outNextWeek: seen.outNextWeek })}
        </p>
      )}
    </Section>
  );
};

export const Display = ({
  file,
  onFile,
  ...editing
}: Editing & { file: File | null; onFile: (file: File | null) => void }) => {
  const { t } = useTranslation('addons');
  const fieldOf = useFields(editing);
  const { draft, set, errors } = editing;
  return (
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
            onFile(chosen);
            // What was wrong with the file before is not wrong with this one.
            set({ imageUrl: draft.imageUrl });
          }}
        />
      </div>
    </Section>
  );
};

export const Additional = (editing: Editing) => {
  const { t } = useTranslation('addons');
  const fieldOf = useFields(editing);
  return (
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
  );
};

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
