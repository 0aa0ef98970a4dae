import { Link } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { changed, listPath, type Search } from '../../rental/search.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icons.tsx';

type Props = { search: Search; paging: { page: number; limit: number; total: number; totalPages: number } };

/** Plain links to the other pages of the list. */
export const Pages = ({ search, paging: { page, limit, total, totalPages } }: Props) => {
  const t = useWords('vehicles');
  if (totalPages < 2) return null;
  const to = (target: number) => listPath(changed(search, { page: target }));
  return (
    <nav aria-label={t('pages.label')} className="mt-7 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted figures">
        {t('pages.of', { from: (page - 1) * limit + 1, to: Math.min(page * limit, total), total })}
      </p>
      <ul className="flex flex-wrap items-center gap-1.5">
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" className={buttonClass('outline', 'sm')}>
              <Icon name="left" size="sm" />
              {t('pages.previous')}
            </Link>
          </li>
        )}
        {pagesAround(page, totalPages).map((one, index, all) => (
          <li key={one} className={one - (all[index - 1] ?? 0) > 1 ? "before:text-subtle before:content-['…']" : ''}>
            <Link
              to={to(one)}
              aria-label={t('pages.page', { page: one })}
              aria-current={one === page ? 'page' : undefined}
              className={`${buttonClass(one === page ? 'brand' : 'quiet', 'sm')} figures`}
            >
              {one}
            </Link>
          </li>
        ))}
        {page < totalPages && (
          <li>
            <Link to={to(page + 1)} rel="next" className={buttonClass('outline', 'sm')}>
              {t('pages.next')}
              <Icon name="right" size="sm" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
};

/** The first and the last page, and those next to the current one. */
const pagesAround = (page: number, last: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);
