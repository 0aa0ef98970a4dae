import { useTranslation } from 'react-i18next';

type Props = { name: string; isPreview: boolean; onShow: (isPreview: boolean) => void };

/** Edit or Preview, of one language. */
export const ShowSwitch = ({ name, isPreview, onShow }: Props) => {
  const { t } = useTranslation('officeContent', { keyPrefix: 'show' });
  return (
    <fieldset className="ml-auto flex overflow-hidden rounded-md border border-line-control text-xs">
      <legend className="sr-only">{t('label', { language: name })}</legend>
      {([false, true] as const).map((one) => (
        <button
          key={String(one)}
          type="button"
          aria-pressed={one === isPreview}
          onClick={() => onShow(one)}
          className="min-h-8 px-3 font-medium text-muted quick last:border-l last:border-line-control hover:bg-hover aria-pressed:bg-brand-softer aria-pressed:text-ink"
        >
          {t(one ? 'preview' : 'edit')}
        </button>
      ))}
    </fieldset>
  );
};
