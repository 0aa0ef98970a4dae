import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { dateOf, formatDay } from '../../ui/dates.ts';
import { ListResults } from '../list/list-results.tsx';
import type { Entry } from '../timeline/entry.ts';
import { AuditRow } from './audit-row.tsx';
import { type AuditSearch, auditList } from './audit-search.ts';

type Props = { search: AuditSearch; found: Outcome<'GET /admin/audit'> };

/** The entries, newest first, under their days. */
export const AuditList = ({ search, found }: Props) => {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  return (
    <ListResults
      {...{ list: auditList, search, found }}
      failed={t('failed')}
      none={{ icon: 'history', ...t('none', { returnObjects: true }) }}
      noneFound={t('noneFound', { returnObjects: true })}
    >
      {(rows) =>
        byDay(rows).map(([day, entries]) => (
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
        ))
      }
    </ListResults>
  );
};

const byDay = (entries: readonly Entry[]): [day: string, entries: Entry[]][] => [
  ...Map.groupBy(entries, ({ at }) => dateOf(at)),
];
