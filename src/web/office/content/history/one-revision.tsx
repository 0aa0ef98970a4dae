import { useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Outcome } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { EditedPage } from '../editor/page-draft.ts';
import { Differences, nothing } from './differences.tsx';

type Props = {
  /** The page as currently saved. */
  page: EditedPage;
  version: number;
  /** The editor has unsaved changes. */
  isChanged: boolean;
  onRestored: (page: EditedPage) => void;
};

/** What a version changed, or how it differs from the saved page, with a button to restore it. */
export const OneRevision = ({ page, version, isChanged, onRestored }: Props) => {
  const t = useWords('officeContent', 'history');
  const say = useProblemWords();
  const { run, isBusy } = useMutation();
  const [against, setAgainst] = useState<'before' | 'current'>('before');
  const outcome = useRevision(page.id, version);
  const restore = async () => {
    const request = { params: { id: page.id, version: `${version}` }, body: { version: page.version } };
    const reply = await run('POST /cms/pages/:id/revisions/:version/restore', request, {
      done: t('done', { version }),
    });
    if (reply) onRestored(reply.data);
  };
  if (!outcome) return <p className="text-xs text-subtle">{t('loading')}</p>;
  if (!outcome.success) return <Alert tone="danger" title={say(outcome)} />;
  const other = against === 'current' ? page : (outcome.data.before ?? nothing);
  return (
    <div className="grid gap-3 pb-2">
      <SelectField
        label={t('compare')}
        value={against}
        onChange={({ currentTarget }) => setAgainst(currentTarget.value === 'current' ? 'current' : 'before')}
      >
        <option value="before">{t('before')}</option>
        <option value="current">{t('current')}</option>
      </SelectField>
      <Differences from={other} to={outcome.data} />
      {version !== page.version && (
        <div className="grid justify-items-start gap-1.5">
          <Button size="sm" look="brand" disabled={isChanged} busy={isBusy && t('restoring')} onClick={restore}>
            {t('restore')}
          </Button>
          {isChanged && <p className="text-xs text-muted">{t('unsaved')}</p>}
        </div>
      )}
    </div>
  );
};

/** The versions of a page; null while loading. Reloaded when a newer version is saved. */
export const useRevisions = (id: string, newest: number) => {
  const [history, setHistory] = useState<Outcome<'GET /cms/pages/:id/revisions'> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Dependencies of the effect: a newer version or a retry sends the request again.
    void [newest, attempt];
    let isCurrent = true;
    void api
      .call('GET /cms/pages/:id/revisions', { params: { id } })
      .then((outcome) => isCurrent && setHistory(outcome));
    return () => {
      isCurrent = false;
    };
  }, [id, newest, attempt]);
  return { outcome: history, again: () => setAttempt((count) => count + 1) };
};

/** A version and the one before it; null while loading. */
const useRevision = (id: string, version: number) => {
  const [revision, setRevision] = useState<Outcome<'GET /cms/pages/:id/revisions/:version'> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setRevision(null);
    void api
      .call('GET /cms/pages/:id/revisions/:version', { params: { id, version } })
      .then((outcome) => isCurrent && setRevision(outcome));
    return () => {
      isCurrent = false;
    };
  }, [id, version]);
  return revision;
};
