import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import type { PackageTexts } from './package-draft.ts';

type Control = {
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** What the Thai pages show of a package; folded while somebody writes the English texts. */
export const PackageThai = ({ field }: { field: (name: keyof PackageTexts) => Control }) => {
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
        <TextField label={t('nameInThai')} autoComplete="off" {...plain} {...field('nameInThai')} />
        <TextArea label={t('descriptionInThai')} rows={2} {...plain} {...field('descriptionInThai')} />
        <TextField
          label={t('shortDescriptionInThai')}
          autoComplete="off"
          {...plain}
          {...field('shortDescriptionInThai')}
        />
        <TextArea
          label={t('highlightsInThai')}
          hint={t('oneEach')}
          rows={3}
          {...plain}
          {...field('highlightsInThai')}
        />
        <TextArea
          label={t('termsInThai')}
          hint={t('oneEach')}
          rows={3}
          {...plain}
          {...field('termsAndConditionsInThai')}
        />
      </div>
    </details>
  );
};
