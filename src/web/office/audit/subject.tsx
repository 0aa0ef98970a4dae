import { data } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { useAuditWords } from '../timeline/audit-entry.ts';
import { Timeline } from '../timeline/timeline.tsx';
import type { Route } from './+types/subject';
import { auditPath } from './audit-search.ts';

export const handle: Handle = { words: ['audit'] };

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const outcome = await context.get(apiContext).call('GET /admin/audit/:subjectKind/:subjectId', { params });
  if (!outcome.success) throw data(null, { status: isMissing(outcome) ? 404 : outcome.status || 503 });
  return outcome.data;
};

/** `/admin/audit/:subjectKind/:subjectId`: everything that happened to one record. */
const Subject = ({ params: { subjectKind, subjectId }, loaderData: entries }: Route.ComponentProps) => {
  const t = useWords('audit');
  const words = useAuditWords();
  const named = entries.find(({ subject }) => subject?.name)?.subject;
  const title = words.name(named ?? { kind: subjectKind, id: subjectId, name: null });
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <ScreenHead
        title={title}
        text={t('ofKind', { kind: words.kind(subjectKind) })}
        actions={
          <LinkButton to={auditPath({ subjectKind })} size="sm">
            {t('back')}
          </LinkButton>
        }
      />
      <div className="px-4 py-4.5 md:px-6">
        <div className="max-w-180 rounded-lg border border-line bg-surface px-4 pt-4 pb-1">
          {entries.length === 0 ? (
            <EmptyList icon="history" title={t('none.title')} text={t('none.text')} />
          ) : (
            <Timeline entries={entries} />
          )}
        </div>
      </div>
    </>
  );
};
export default Subject;
