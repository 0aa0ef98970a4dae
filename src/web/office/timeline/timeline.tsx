import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { formatDayTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { ChangeList } from './change-list.tsx';
import type { Entry } from './entry.ts';
import { useAuditWords } from './use-audit-words.ts';

/** What happened to a record, as `GET /admin/audit/:subjectKind/:subjectId` answers it: the newest first. */
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
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { sentence } = useAuditWords();
  const { at, reason, changes } = entry;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <span className="font-medium">{sentence(entry)}</span>
        <time dateTime={at} className="ml-auto text-2xs whitespace-nowrap text-subtle figures">
          {formatDayTime(at, language, { weekday: false, year: true })}
        </time>
      </p>
      {reason && <p className="text-muted wrap-anywhere">{t('because', { reason })}</p>}
      {changes.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-6 items-center gap-1 text-2xs text-link">
            <Icon name="right" size="xs" className="quick group-open:rotate-90" />
            {t('changes', { count: changes.length })}
          </summary>
          <ChangeList changes={changes} />
        </details>
      )}
    </div>
  );
};
