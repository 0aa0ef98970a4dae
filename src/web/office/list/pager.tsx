import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-look.ts';

type Props = {
  found: { page: number; limit: number; total: number; totalPages: number };
  /** The address of another page of the same list. */
  pathOf: (page: number) => string;
};

/** Which part of a list this is, and the ways to the parts beside it. */
export const Pager = ({ found: { page, limit, total, totalPages }, pathOf }: Props) => {
  const { t } = useTranslation('office', { keyPrefix: 'pages' });
  const first = (page - 1) * limit + 1;
  if (total === 0) return null;
  return (
    <nav
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 text-xs text-muted md:px-6"
    >
      {first <= total && (
        <p className="mr-auto figures">{t('of', { from: first, to: Math.min(page * limit, total), total })}</p>
      )}
      {page > 1 && (
        <Link to={pathOf(Math.min(page - 1, totalPages))} rel="prev" className={buttonClass('outline', 'sm')}>
          {t('previous')}
        </Link>
      )}
      {page < totalPages && (
        <Link to={pathOf(page + 1)} rel="next" className={buttonClass('outline', 'sm')}>
          {t('next')}
        </Link>
      )}
    </nav>
  );
};
