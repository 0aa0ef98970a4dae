import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { Switch } from '../../../../ui/form/switch.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../form-dialog/form-dialog.tsx';
import { RecordHistory } from '../../../form-dialog/record-history.tsx';
import { useRecordForm } from '../../../form-dialog/use-record-form.ts';
import { useDeed } from '../../../live/use-deed.ts';
import type { Said } from '../../banner.tsx';
import type { Option } from '../../cards/option-card.tsx';
import type { Package } from '../../cards/package-card.tsx';
import { CoverPreview } from './cover-preview.tsx';
import {
  type Category,
  isPackageComplete,
  type PackageDraft,
  type PackageTexts,
  packageDraft,
  sentPackage,
} from './package-draft.ts';
import { PackageOptions } from './package-options.tsx';
import { PackagePricing } from './package-pricing.tsx';
import { PackageThai } from './package-thai.tsx';

type Props = {
  sold: Package | null;
  options: readonly Option[];
  categories: readonly Category[];
  onLeave: (said: Said | null) => void;
};

const paymentOptions = ['online', 'pickup', 'both'] as const;

/** The dialogs Create Insurance Package and Edit Insurance Package. */
export const PackageEditor = ({ sold, options, categories, onLeave }: Props) => {
  const { t } = useTranslation('insurance');
  const { draft, set, seen, failed, forget, errorOf, isChanged, told } = useRecordForm({
    ...{ record: sold, draftOf: packageDraft, begin: packageDraft(null) },
    notSaved: t('notDone.savePackage'),
  });
  const { run, isBusy } = useDeed();
  const field = (name: keyof PackageTexts) => ({
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });
  const save = async () => {
    forget();
    const body = sentPackage(draft);
    const reply = seen
      ? await run(
          'PUT /insurance/packages/:id',
          { params: { id: seen.id }, body: { ...body, version: seen.version } },
          { failed },
        )
      : await run('POST /insurance/packages', { body }, { failed });
    if (reply) onLeave({ tone: 'success', title: t(seen ? 'done.packageUpdated' : 'done.packageCreated') });
  };
  return (
    <FormDialog
      title={t(seen ? 'form.editPackage' : 'form.createPackage')}
      submit={t('form.save')}
      busy={isBusy && t('form.saving')}
      canSubmit={isPackageComplete(draft)}
      isChanged={isChanged}
      told={told}
      onSubmit={() => void save()}
      onClose={() => onLeave(null)}
    >
      <div className="grid gap-4">
        <TextField label={t('form.name')} autoComplete="off" {...field('name')} />
        <TextArea label={t('form.description')} rows={2} {...field('description')} />
        <TextField
          label={t('form.shortDescription')}
          required={false}
          autoComplete="off"
          {...field('shortDescription')}
        />
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={t('form.paymentOption')}
            value={draft.paymentOption}
            error={errorOf('paymentOption')}
            onChange={({ currentTarget }) =>
              set({ paymentOption: currentTarget.value as PackageDraft['paymentOption'] })
            }
          >
            {paymentOptions.map((one) => (
              <option key={one} value={one}>
                {t(`form.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField label={t('form.displayOrder')} type="number" min={0} required={false} {...field('displayOrder')} />
        </div>
        <PackageOptions
          covers={draft.options}
          {...{ options, errorOf }}
          onChange={(covers) => set({ options: covers })}
        />
        <PackagePricing rates={draft.pricing} {...{ categories, errorOf }} onChange={(pricing) => set({ pricing })} />
        <TextArea
          label={t('form.highlights')}
          hint={t('form.oneEach')}
          rows={3}
          required={false}
          {...field('highlights')}
        />
        <TextArea
          label={t('form.terms')}
          hint={t('form.oneEach')}
          rows={3}
          required={false}
          {...field('termsAndConditions')}
        />
        <PackageThai field={field} />
        <Switch
          label={t('form.isActive')}
          hint={t('form.activePackage')}
          checked={draft.isActive}
          onSwitch={(isActive) => set({ isActive })}
        />
        <CoverPreview draft={draft} {...{ options, categories }} />
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'insurance-package', subjectId: seen.id }} />}
    </FormDialog>
  );
};
