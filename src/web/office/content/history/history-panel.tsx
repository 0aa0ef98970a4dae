import { Link } from 'react-router';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { SidePanel } from '../../panel/side-panel.tsx';
import type { EditedPage } from '../editor/page-draft.ts';
import { editPath } from '../list/pages-search.ts';
import { OneRevision, useRevisions } from './one-revision.tsx';

type Props = {
  page: EditedPage;
  /** The open version; null for none. */
  open: number | null;
  isChanged: boolean;
  onRestored: (page: EditedPage) => void;
};

export const historyPath = (id: string, version?: number): string =>
  `${editPath(id)}?history${version === undefined ? '' : `=${version}`}`;

/** The versions of a page, beside its editor: author, time and changes of each. */
export const HistoryPanel = ({ page, open, isChanged, onRestored }: Props) => {
  const t = useWords('officeContent', 'history');
  const say = useProblemWords();
  const { outcome, again } = useRevisions(page.id, page.version);
  return (
    <SidePanel isWide title={t('title')} label={t('title')} closePath={editPath(page.id)}>
      <div className="px-4 py-3 md:px-5">
        {!outcome && <p className="text-xs text-subtle">{t('loading')}</p>}
        {outcome && !outcome.success && (
          <RetryAlert tone="danger" title={t('failed')} retry={again}>
            {say(outcome)}
          </RetryAlert>
        )}
        <ol className="divide-y divide-line">
          {outcome?.success &&
            outcome.data.map((revision) => (
              <li key={revision.version} className="grid gap-2 py-2.5">
                <Head revision={revision} page={page} isOpen={revision.version === open} />
                {revision.version === open && (
                  <OneRevision page={page} version={open} isChanged={isChanged} onRestored={onRestored} />
                )}
              </li>
            ))}
        </ol>
      </div>
    </SidePanel>
  );
};

type Revision = DataOf<'GET /cms/pages/:id/revisions'>[number];

const Head = ({ revision, page, isOpen }: { revision: Revision; page: EditedPage; isOpen: boolean }) => {
  const t = useWords('officeContent');
  const language = useLanguage();
  const { version, savedAt, savedBy, changed, restoredFrom, published } = revision;
  const moment = formatDayTime(savedAt, language, { weekday: false, year: true });
  const parts = changed.map((part) => t(`changed.${part}`)).join(', ');
  const what = restoredFrom ? t('history.restored', { version: restoredFrom }) : parts || t('history.first');
  return (
    <Link
      to={isOpen ? historyPath(page.id) : historyPath(page.id, version)}
      replace
      preventScrollReset
      aria-expanded={isOpen}
      className="grid gap-0.5 rounded-md hover:bg-hover"
    >
      <span className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {t('history.version', { version })}
        {version === page.version && <Badge tone="info">{t('history.now')}</Badge>}
        <Badge tone={published ? 'success' : 'neutral'}>{t(published ? 'status.published' : 'status.draft')}</Badge>
      </span>
      <span className="text-xs">{what}</span>
      <span className="text-2xs text-subtle figures">
        {t('history.by', { moment, name: savedBy ?? t('history.system') })}
      </span>
    </Link>
  );
};
