import type { Outcome } from '../../../api/routes.ts';
import type { Language } from '../../../languages/language.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { ListResults } from '../../list/list-results.tsx';
import { type Column, ListTable } from '../../list/list-table.tsx';
import { editPath, type PagesSearch, pagesList } from './pages-search.ts';
import { RowActions } from './row-actions.tsx';

type PagesOutcome = Outcome<'GET /cms/pages'>;
type Row = Extract<PagesOutcome, { success: true }>['data'][number];

/** The matching pages, or why there are none. */
export const PageResults = ({ search, outcome }: { search: PagesSearch; outcome: PagesOutcome }) => {
  const t = useWords('officeContent');
  const columns = useColumns();
  return (
    <ListResults
      list={pagesList}
      search={search}
      outcome={outcome}
      failed={t('failed')}
      none={{ icon: 'page', title: t('none'), text: t('noneText') }}
      empty={{ title: t('noneFound'), text: t('noneFoundText') }}
    >
      {(rows) => (
        <ListTable
          label={t('title')}
          columns={columns}
          rows={rows}
          pathOf={({ id }) => editPath(id)}
          nameOf={({ slug }) => `/${slug}`}
        />
      )}
    </ListResults>
  );
};

const useColumns = (): Column<Row>[] => {
  const t = useWords('officeContent');
  const language = useLanguage();
  const words = { unknown: t('unknown'), invalid: t('invalid') };
  return [
    {
      key: 'title',
      head: t('columns.title'),
      cell: ({ title }) => (
        <>
          <span className="block max-w-[40ch] truncate font-semibold">{title.en}</span>
          {title.th && (
            <span lang="th" className="block max-w-[40ch] truncate text-2xs text-subtle">
              {title.th}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'slug',
      head: t('columns.slug'),
      cell: ({ slug }) => (
        <a
          href={`/${slug}`}
          target="_blank"
          rel="noopener"
          className="relative inline-flex min-h-6 items-center gap-1 text-link underline decoration-1 underline-offset-3"
        >
          /{slug}
          <Icon name="external" size="xs" />
          <span className="sr-only">{t('newTab')}</span>
        </a>
      ),
    },
    {
      key: 'status',
      head: t('columns.status'),
      cell: ({ published }) => (
        <Badge tone={published ? 'success' : 'neutral'}>{t(published ? 'status.published' : 'status.draft')}</Badge>
      ),
    },
    {
      key: 'updated',
      head: t('columns.updated'),
      className: 'whitespace-nowrap figures max-lg:hidden',
      cell: ({ lastUpdated: moment }) => lastUpdated(moment, language, words),
    },
    {
      key: 'actions',
      head: t('columns.actions'),
      cell: ({ id, title }) => <RowActions id={id} title={title.en} />,
    },
  ];
};

type Words = Readonly<{ unknown: string; invalid: string }>;

/** A page's time of last change, for the list. */
export const lastUpdated = (moment: string | null, language: Language, { unknown, invalid }: Words): string => {
  if (!moment) return unknown;
  if (Number.isNaN(Date.parse(moment))) return invalid;
  return formatDayTime(moment, language, { weekday: false, year: true });
};
