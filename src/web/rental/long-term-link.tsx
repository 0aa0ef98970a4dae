import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '../shell/use-site.ts';

/** The way on for a rental longer than those booked online; nothing while that page is not published. */
export const LongTermLink = ({ className = '' }: { className?: string }) => {
  const { t } = useTranslation('frame');
  const { pages } = useSite();
  if (!pages.includes('long-term')) return null;
  return (
    <p className={className}>
      <Link to="/long-term" className="inline-flex min-h-6 items-center text-sm text-link underline underline-offset-3">
        {t('pages.long-term')}
      </Link>
    </p>
  );
};
