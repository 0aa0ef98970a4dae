import { Link } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { countText, MOST_COUNTED } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Keys } from '../keys/keys.tsx';

type Props = {
  page: ResultPage;
  /** The address of another page of the same list. */
  pathOf: (page: number) => string;
  /** Shown instead of the row numbers. */
  text?: string;
  /** The list's keyboard shortcuts, shown where there is a keyboard. */
  keys?: readonly Readonly<{ keys: readonly string[]; text: string }>[];
};

/** The rows shown of a list, with links to the previous and next pages. */
export const Pager = ({ page, pathOf, text, keys = [] }: Props) => {
  const t = useWords('office', 'pages');
  const { rows, previous, next } = pagePart(page);
  if (page.total === 0) return null;
  return (
    <nav
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 text-xs text-muted md:px-6"
    >
      {rows && <p className="mr-auto figures">{text ?? t('of', { ...figures(rows), total: countText(page.total) })}</p>}
      {keys.map(({ keys: pressed, text: name }) => (
        <span key={name} className="flex items-center gap-1.5 text-2xs max-desk:hidden pointer-coarse:hidden">
          <Keys keys={pressed} />
          {name}
        </span>
      ))}
      {previous && (
        <Link to={pathOf(previous)} rel="prev" className={buttonClass('outline', 'sm')}>
          {t('previous')}
        </Link>
      )}
      {next && (
        <Link to={pathOf(next)} rel="next" className={buttonClass('outline', 'sm')}>
          {t('next')}
        </Link>
      )}
    </nav>
  );
};

const figures = ({ from, to }: { from: number; to: number }) => ({
  from: formatNumber(from),
  to: formatNumber(to),
});

export type ResultPage = Readonly<{
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  data: readonly unknown[];
}>;

/** The rows of a page, counted from 1, and its adjacent pages. Pages beyond the counted rows can be reached too. */
export const pagePart = ({ page, limit, total, totalPages, data }: ResultPage) => {
  const isCounted = total <= MOST_COUNTED;
  const before = isCounted ? Math.min(page - 1, totalPages) : page - 1;
  const from = (page - 1) * limit + 1;
  return {
    rows: data.length === 0 ? null : { from, to: from + data.length - 1 },
    previous: before > 0 ? before : null,
    next: (isCounted ? page < totalPages : data.length === limit) ? page + 1 : null,
  };
};
