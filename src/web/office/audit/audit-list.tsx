import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { dateOf, formatDay, timeOf } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { ListResults } from '../list/list-results.tsx';
import { type Entry, hasChanged, useAuditWords } from '../timeline/audit-entry.ts';
import { ChangeList } from '../timeline/change-list.tsx';
import { type AuditSearch, auditList } from './audit-search.ts';

type Props = { search: AuditSearch; outcome: Outcome<'GET /admin/audit'> };

/** The entries, newest first, grouped by day. */
export const AuditList = ({ search, outcome }: Props) => {
  const t = useWords('audit');
  const language = useLanguage();
  return (
    <ListResults
      list={auditList}
      search={search}
      outcome={outcome}
      failed={t('failed')}
      none={{ icon: 'history', ...t.group('none') }}
      empty={t.group('noneFound')}
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

/** One entry as a sentence. It expands to show the changes and the request's origin. */
const AuditRow = ({ entry }: { entry: Entry }) => {
  const t = useWords('audit');
  const { sentence } = useAuditWords();
  const { at, reason, changes } = entry;
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11.5 items-center gap-3 px-4 py-2 text-xs hover:bg-hover md:px-6">
          <time dateTime={at} className="w-10 shrink-0 text-subtle figures">
            {timeOf(at)}
          </time>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-medium">{sentence(entry)}</span>
            {reason && <span className="block text-2xs text-subtle">{t('because', { reason })}</span>}
          </span>
          {changes.length > 0 && (
            <span className="shrink-0 text-2xs text-subtle max-tablet:sr-only">
              {t(hasChanged(entry) ? 'changes' : 'details', { count: changes.length })}
            </span>
          )}
          <Icon name="down" size="sm" className="text-subtle quick group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 border-t border-line bg-page px-4 py-3 md:pr-6 md:pl-19">
          {changes.length > 0 && <ChangeList changes={changes} />}
          <Facts entry={entry} />
        </div>
      </details>
    </li>
  );
};

const Facts = ({ entry: { actor, subject, requestId, address } }: { entry: Entry }) => {
  const t = useWords('audit');
  const inOffice = useWords('office');
  return (
    <dl className="grid gap-x-4 gap-y-1 text-2xs tablet:grid-cols-[auto_minmax(0,1fr)]">
      {actor && (
        <Fact name={t('fact.role')}>
          {actor.role === 'ADMIN' || actor.role === 'STAFF' ? inOffice(`roles.${actor.role}`) : actor.role}
        </Fact>
      )}
      {address && <Fact name={t('fact.address')}>{address}</Fact>}
      {requestId && <Fact name={t('fact.request')}>{requestId}</Fact>}
      {subject && (
        <Fact name={t('fact.subject')}>
          <SubjectLink subject={subject} />
        </Fact>
      )}
    </dl>
  );
};

const SubjectLink = ({ subject }: { subject: NonNullable<Entry['subject']> }) => {
  const t = useWords('audit');
  const { name } = useAuditWords();
  return (
    <Link
      to={`/admin/audit/${subject.kind}/${encodeURIComponent(subject.id)}`}
      className="inline-flex min-h-6 items-center font-medium text-link underline underline-offset-3"
    >
      {t('all', { what: name(subject) })}
    </Link>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-subtle">{name}</dt>
    <dd className="wrap-anywhere figures max-tablet:mb-1">{children}</dd>
  </div>
);
