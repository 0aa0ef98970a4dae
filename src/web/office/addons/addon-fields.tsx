import { type ReactNode, useId } from 'react';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { addonIcon } from '../../site/booking/extras/addon-icon.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { useForm } from '../form/use-form.ts';
import type { AddonDraft } from './addon-draft.ts';
import { type Addon, addonCategories, type VehicleCategory } from './addon-list.ts';
import { PictureField } from './addon-picture.tsx';

/** The form helpers that each section takes. */
type Form = ReturnType<typeof useForm<AddonDraft>>;

const inThai = { required: false, lang: 'th' } as const;

export const Basics = ({ text }: Pick<Form, 'text'>) => {
  const t = useWords('addons');
  return (
    <Section title={t('sections.basic')}>
      <TextField {...text('name')} label={`${t('fields.name')} *`} maxLength={100} />
      <TextField {...text('nameInThai')} {...inThai} maxLength={100} />
      <SelectField {...text('category')} label={`${t('fields.category')} *`} className="sm:col-span-2">
        {addonCategories.map((one) => (
          <option key={one} value={one}>
            {t(`category.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...text('shortDescription')} required={false} maxLength={200} />
      <TextField {...text('shortDescriptionInThai')} {...inThai} maxLength={200} />
      <TextArea {...text('description')} label={`${t('fields.description')} *`} rows={3} maxLength={2000} />
      <TextArea {...text('descriptionInThai')} {...inThai} rows={3} maxLength={2000} />
    </Section>
  );
};

type VehiclesProps = Pick<Form, 'draft' | 'set' | 'errorOf'> & { categories: readonly VehicleCategory[] };

/** The vehicle categories that an add-on is for; one that it has and that was archived can only be taken off. */
export const Vehicles = ({ draft: { vehicleCategories: chosen }, set, errorOf, categories }: VehiclesProps) => {
  const t = useWords('addons');
  const language = useLanguage();
  const error = errorOf('vehicleCategories');
  const choice = (id: string, label: string) => (
    <Checkbox
      key={id}
      label={label}
      checked={chosen.includes(id)}
      onChange={({ currentTarget: { checked } }) =>
        set({ vehicleCategories: checked ? [...chosen, id] : chosen.filter((one) => one !== id) })
      }
    />
  );
  const gone = chosen.filter((id) => categories.every((category) => category.id !== id));
  return (
    <Section title={t('sections.vehicles')}>
      <fieldset className="grid gap-x-4 sm:col-span-2 sm:grid-cols-2">
        <legend className="pb-1.5 text-xs text-muted">{t('fields.vehicleCategoriesHint')}</legend>
        {categories.map((category) => choice(category.id, nameIn(category, language)))}
        {gone.map((id) => choice(id, t('fields.goneCategory')))}
        {error && <FieldError id="addon-vehicle-categories-error">{error}</FieldError>}
      </fieldset>
    </Section>
  );
};

/** Free, one fixed price, or three rates of which the cheapest applies: only the mode in use is shown. */
export const Pricing = ({ draft, text, toggle }: Pick<Form, 'draft' | 'text' | 'toggle'>) => {
  const t = useWords('addons');
  const unit = <span className="text-xs text-subtle">{t('baht')}</span>;
  const price = { inputMode: 'decimal', required: false, end: unit } as const;
  return (
    <Section title={t('sections.pricing')}>
      <div className="grid gap-3.5 sm:col-span-2">
        <Switch {...toggle('isFree')} hint={t('fields.isFreeHint')} />
        {!draft.isFree && <Switch {...toggle('useFixedPricing')} hint={t('fields.useFixedPricingHint')} />}
      </div>
      {!draft.isFree && draft.useFixedPricing && (
        <TextField {...text('fixedPrice')} {...price} required label={`${t('fields.fixedPrice')} *`} />
      )}
      {!draft.isFree && !draft.useFixedPricing && (
        <>
          <TextField {...text('dailyPrice')} {...price} />
          <TextField {...text('weeklyPrice')} {...price} />
          <TextField {...text('monthlyPrice')} {...price} hint={t('fields.pricesHint')} />
        </>
      )}
    </Section>
  );
};

export const Inventory = ({ seen, text }: Pick<Form, 'text'> & { seen: Addon | null }) => {
  const t = useWords('addons');
  return (
    <Section title={t('sections.inventory')}>
      <TextField
        {...text('currentStock')}
        label={`${t('fields.currentStock')} *`}
        hint={t('fields.currentStockHint')}
        inputMode="numeric"
      />
      <TextField {...text('maxQuantity')} hint={t('fields.maxQuantityHint')} inputMode="numeric" required={false} />
      {seen && (
        <p className="text-xs text-muted sm:col-span-2">
          {t('stock.out', { outNow: seen.outNow, outNextWeek: seen.outNextWeek })}
        </p>
      )}
    </Section>
  );
};

type DisplayProps = Pick<Form, 'draft' | 'set' | 'text' | 'toggle'> & {
  file: File | null;
  onFile: (file: File | null) => void;
};

export const Display = ({ draft, set, text, toggle, file, onFile }: DisplayProps) => {
  const t = useWords('addons');
  return (
    <Section title={t('sections.display')}>
      <Switch {...toggle('isActive')} hint={t('fields.isActiveHint')} />
      <Switch {...toggle('showOnWebsite')} hint={t('fields.showOnWebsiteHint')} />
      <TextField {...text('sortOrder')} hint={t('fields.sortOrderHint')} inputMode="numeric" />
      <div className="sm:col-span-2">
        <PictureField
          address={draft.imageUrl}
          file={file}
          sign={addonIcon(draft)}
          error={text('imageUrl').error}
          onAddress={(imageUrl) => set({ imageUrl })}
          onFile={onFile}
        />
      </div>
    </Section>
  );
};

export const Additional = ({ text }: Pick<Form, 'text'>) => {
  const t = useWords('addons');
  return (
    <Section title={t('sections.additional')}>
      <TextArea {...text('terms')} required={false} rows={2} maxLength={2000} />
      <TextArea {...text('termsInThai')} {...inThai} rows={2} maxLength={2000} />
      <TextArea
        {...text('adminNotes')}
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
