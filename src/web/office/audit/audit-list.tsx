import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { dateOf, formatDay } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { Pager } from '../list/pager.tsx';
import type { Entry } from '../timeline/entry.ts';
import { AuditRow } from './audit-row.tsx';
import { type AuditSearch, auditPath, filtersOn } from './audit-search.ts';

type Props = { search: AuditSearch; found: Outcome<'GET /admin/audit'> };

/** The entries, newest first, under their days. */
export const AuditList = ({ search, found }: Props) => {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  if (!found.success) return <ListFailed title={t('failed')} failure={found} />;
  return (
    <>
      {found.data.length === 0 && <Nothing isFiltered={filtersOn(search).length > 0 || search.page > 1} />}
      {byDay(found.data).map(([day, entries]) => (
        <section key={day} aria-labelledby={day}>
          <h2 id={day} className="border-y border-line px-4 py-1.5 text-2xs text-muted md:px-6">
            {formatDay(day, language, { year: true })}
          </h2>
          <ul className="divide-y divide-line bg-surface">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <Pager found={found} pathOf={(page) => auditPath({ ...search, page })} />
    </>
  );
};

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useTranslation(['audit', 'office']);
  if (!isFiltered) return <EmptyList icon="history" title={t('none.title')} text={t('none.text')} />;
  const clear = (
    <LinkButton to={auditPath({})} size="sm">
      {t('office:list.clear')}
    </LinkButton>
  );
  return <EmptyList icon="search" title={t('noneFound.title')} text={t('noneFound.text')} action={clear} />;
};

const byDay = (entries: readonly Entry[]): [day: string, entries: Entry[]][] => [
  ...Map.groupBy(entries, ({ at }) => dateOf(at)),
];
