import { useWords } from '../../../../languages/use-words.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { Switch } from '../../../../ui/form/switch.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { RecordHistory } from '../../../form/record-history.tsx';
import { useMissing } from '../../../form/submit-button.tsx';
import type { useForm } from '../../../form/use-form.ts';
import { useRecordForm } from '../../../form/use-record-form.ts';
import type { BannerText } from '../../banner.tsx';
import type { Option } from '../../cards/insurance-card.tsx';
import type { Package } from '../../cards/package-card.tsx';
import { CoverPreview } from './cover-preview.tsx';
import { type Category, draftOf, type PackageDraft, sentOf } from './package-draft.ts';
import { PackageOptions } from './package-options.tsx';
import { PackagePricing } from './package-pricing.tsx';

type Props = {
  sold: Package | null;
  options: readonly Option[];
  categories: readonly Category[];
  onLeave: (banner: BannerText | null) => void;
};

const paymentOptions = ['online', 'pickup', 'both'] as const;

/** The dialogs Create Insurance Package and Edit Insurance Package. */
export const PackageForm = ({ sold, options, categories, onLeave }: Props) => {
  const t = useWords('insurance');
  const form = useRecordForm({
    name: 'package',
    record: sold,
    draftOf,
    labelOf: (field) => t(`form.${field}`),
    create: 'POST /insurance/packages',
    change: 'PUT /insurance/packages/:id',
    sentOf,
    notSaved: t('notDone.savePackage'),
    onSaved: () => onLeave({ tone: 'success', title: t(sold ? 'done.packageUpdated' : 'done.packageCreated') }),
  });
  const { seen, draft, set, text, toggle, errorOf } = form;
  const missing = useMissing();
  const points = { hint: t('form.oneEach'), rows: 3, required: false };
  return (
    <FormDialog
      form={form}
      title={t(seen ? 'form.editPackage' : 'form.createPackage')}
      submit={t('form.save')}
      busy={t('form.saving')}
      blocked={missing([
        [t('form.name'), draft.name],
        [t('form.description'), draft.description],
      ])}
      onClose={() => onLeave(null)}
    >
      <div className="grid gap-4">
        <TextField {...text('name')} />
        <TextArea {...text('description')} rows={2} />
        <TextField {...text('shortDescription')} required={false} />
        <div className="grid grid-cols-2 gap-3">
          <SelectField {...text('paymentOption')}>
            {paymentOptions.map((one) => (
              <option key={one} value={one}>
                {t(`form.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...text('displayOrder')} inputMode="numeric" required={false} />
        </div>
        <PackageOptions
          covers={draft.options}
          options={options}
          errorOf={errorOf}
          onChange={(covers) => set({ options: [...covers] })}
        />
        <PackagePricing
          rates={draft.pricing}
          categories={categories}
          errorOf={errorOf}
          onChange={(pricing) => set({ pricing: [...pricing] })}
        />
        <TextArea {...text('highlights')} {...points} />
        <TextArea {...text('termsAndConditions')} {...points} />
        <PackageThai {...form} />
        <Switch {...toggle('isActive')} hint={t('form.activePackage')} />
        <CoverPreview draft={draft} options={options} categories={categories} />
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'insurance-package', subjectId: seen.id }} />}
    </FormDialog>
  );
};

type Form = ReturnType<typeof useForm<PackageDraft>>;

/** The Thai texts of a package, in a disclosure. */
const PackageThai = ({ text }: Pick<Form, 'text'>) => {
  const t = useWords('insurance', 'form');
  const plain = { required: false, lang: 'th' } as const;
  return (
    <details className="group/thai rounded-md border border-line px-4 py-3">
      <summary className="flex min-h-6 cursor-pointer items-center justify-between text-sm font-medium">
        {t('thai')}
        <Icon name="down" size="sm" className="quick group-open/thai:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-4">
        <p className="text-xs text-muted">{t('thaiHint')}</p>
        <TextField {...plain} {...text('nameInThai')} />
        <TextArea rows={2} {...plain} {...text('descriptionInThai')} />
        <TextField {...plain} {...text('shortDescriptionInThai')} />
        <TextArea hint={t('oneEach')} rows={3} {...plain} {...text('highlightsInThai')} />
        <TextArea hint={t('oneEach')} rows={3} {...plain} {...text('termsAndConditionsInThai')} />
      </div>
    </details>
  );
};
