import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import type { useForm } from '../../../form/use-form.ts';
import type { PackageDraft } from './package-draft.ts';

type Form = ReturnType<typeof useForm<PackageDraft>>;

/** What the Thai pages show of a package; folded while somebody writes the English texts. */
export const PackageThai = ({ text }: Pick<Form, 'text'>) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'form' });
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
