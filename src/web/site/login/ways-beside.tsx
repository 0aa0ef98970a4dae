import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '../../shell/use-site.ts';
import { findPath } from '../manage/manage-path.ts';

/** For those who have no account, or only look around. */
export const WaysBeside = () => {
  const { t } = useTranslation('login');
  const { pages } = useSite();
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <span>
          {t('newHere')}
          <Link to="/register">{t('register')}</Link>
        </span>
        <Link to={findPath}>{t('findBooking')}</Link>
      </p>
      <p className="border-t border-line pt-4.5 text-sm text-muted">
        {t('demo')}
        <Link to="/demo">{t('demoLink')}</Link>
        {t('demoAfter')}
        {pages.includes('terms') && (
          <>
            {' '}
            {t('terms')}
            <Link to="/terms">{t('termsLink')}</Link>
            {t('termsAfter')}
          </>
        )}
      </p>
    </>
  );
};
