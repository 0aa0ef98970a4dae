import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { pagesPath } from '../list/pages-search.ts';

const AWAY_MS = 3000;

/** There is no such page: says so, and goes to the list by itself (document 3, section 4). */
export const MissingPage = () => {
  const { t } = useTranslation('officeContent', { keyPrefix: 'editor' });
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(pagesPath(), { replace: true }), AWAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  const toList = (
    <LinkButton to={pagesPath()} size="sm">
      {t('toList')}
    </LinkButton>
  );
  return (
    <div className="px-4 py-5 md:px-6">
      <h1 className="sr-only">{t('missing')}</h1>
      <Alert tone="danger" title={t('missing')} action={toList}>
        {t('missingText')}
      </Alert>
    </div>
  );
};
