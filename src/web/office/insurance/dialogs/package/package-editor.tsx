import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { Switch } from '../../../../ui/form/switch.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useDeed } from '../../../live/use-deed.ts';
import type { Said } from '../../banner.tsx';
import type { Option } from '../../cards/option-card.tsx';
import type { Package } from '../../cards/package-card.tsx';
import { EditorDialog } from '../editor-dialog.tsx';
import { useDraft } from '../use-draft.ts';
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
  const { draft, change, isChanged, refuse, errorOf, reason } = useDraft<PackageDraft>(packageDraft(sold));
  const { run, isBusy } = useDeed();
  const field = (name: keyof PackageTexts) => ({
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  const save = async () => {
    const body = sentPackage(draft);
    const told = { failed: refuse };
    const reply = sold
      ? await run(
          'PUT /insurance/packages/:id',
          { params: { id: sold.id }, body: { ...body, version: sold.version } },
          told,
        )
      : await run('POST /insurance/packages', { body }, told);
    if (reply) onLeave({ tone: 'success', title: t(sold ? 'done.packageUpdated' : 'done.packageCreated') });
  };
  return (
    <EditorDialog
      title={t(sold ? 'form.editPackage' : 'form.createPackage')}
      canSave={isPackageComplete(draft)}
      trouble={reason === null ? null : { title: t('notDone.savePackage'), text: reason }}
      onSave={save}
      onClose={() => onLeave(null)}
      {...{ isChanged, isBusy }}
    >
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
            change({ paymentOption: currentTarget.value as PackageDraft['paymentOption'] })
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
        onChange={(covers) => change({ options: covers })}
      />
      <PackagePricing rates={draft.pricing} {...{ categories, errorOf }} onChange={(pricing) => change({ pricing })} />
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
        onSwitch={(isActive) => change({ isActive })}
      />
      <CoverPreview draft={draft} {...{ options, categories }} />
    </EditorDialog>
  );
};
