import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '../../../shell/use-site.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { idOf } from './register-fields.tsx';

type Props = { isTicked: boolean; error: string | undefined };

/** Both texts open beside the page, so that what is typed stays. */
export const AcceptTerms = ({ isTicked, error }: Props) => {
  const { t } = useTranslation('join', { keyPrefix: 'register' });
  return (
    <Checkbox
      id={idOf('acceptTerms')}
      name="acceptTerms"
      required
      defaultChecked={isTicked}
      error={error}
      label={
        <>
          {t('accept')}
          <PageLink slug="terms" />
          {t('and')}
          <PageLink slug="privacy" />
        </>
      }
    />
  );
};

const PageLink = ({ slug }: { slug: 'terms' | 'privacy' }) => {
  const { t } = useTranslation('join', { keyPrefix: 'register' });
  if (!useSite().pages.includes(slug)) return t(slug);
  return (
    <Link to={`/${slug}`} target="_blank" className="text-link underline">
      {t(slug)}
    </Link>
  );
};
