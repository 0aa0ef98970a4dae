import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { type Entry, hasChanged, useAuditWords } from './audit-entry.ts';
import { ChangeList } from './change-list.tsx';

/** A record's history, newest first, as returned by `GET /admin/audit/:subjectKind/:subjectId`. */
export const Timeline = ({ entries }: { entries: readonly Entry[] }) => (
  <ol className="text-xs">
    {entries.map((entry) => (
      <li
        key={entry.id}
        className="relative grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 pb-3 not-last:before:absolute not-last:before:top-4.5 not-last:before:-bottom-1 not-last:before:left-[7.5px] not-last:before:w-px not-last:before:bg-line-strong"
      >
        <span aria-hidden="true" className="mt-1.5 ml-1 size-2 rounded-full bg-brand" />
        <Event entry={entry} />
      </li>
    ))}
  </ol>
);

const Event = ({ entry }: { entry: Entry }) => {
  const t = useWords('audit');
  const { sentence } = useAuditWords();
  const { reason, changes } = entry;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-medium">{sentence(entry)}</p>
      {reason && <p className="text-muted">{t('because', { reason })}</p>}
      {changes.length === 0 ? (
        <Moment at={entry.at} />
      ) : (
        <details className="group">
          <summary className="inline-flex min-h-6 flex-wrap items-center gap-x-2">
            <Moment at={entry.at} />
            <span className="inline-flex items-center gap-1 text-2xs text-link">
              {t(hasChanged(entry) ? 'changes' : 'details', { count: changes.length })}
              <Icon name="down" size="xs" className="quick group-open:rotate-180" />
            </span>
          </summary>
          <ChangeList changes={changes} />
        </details>
      )}
    </div>
  );
};

const Moment = ({ at }: Pick<Entry, 'at'>) => (
  <time dateTime={at} className="text-2xs text-subtle figures">
    {formatDayTime(at, useLanguage(), { weekday: false, year: true })}
  </time>
);
