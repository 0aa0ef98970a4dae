import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/form/text-area.tsx';

/** What search engines show. It is a guide, not a limit (document 3, section 5). */
const GUIDE = 160;

type Props = { value: string; onChange: (value: string) => void; error?: string | undefined; lang: 'en' | 'th' };

/** The description for search engines, with how long it is. */
export const MetaField = ({ value, onChange, error, lang }: Props) => {
  const { t } = useTranslation('cms', { keyPrefix: 'fields' });
  const count = [...value].length;
  const hint = (
    <>
      {t('count', { count })}
      {count > GUIDE && <span className="font-medium text-danger"> {t('tooLong')}</span>}
    </>
  );
  return (
    <TextArea
      label={t('meta')}
      rows={2}
      required={false}
      lang={lang}
      value={value}
      error={error}
      hint={hint}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
