import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { pagesPath } from '../list/pages-search.ts';
import { Conflict } from './conflict.tsx';
import { EditorHead } from './editor-head.tsx';
import { LanguagePane } from './language-pane.tsx';
import { type EditedPage, isComplete, type Placeholders } from './page-draft.ts';
import { PageSide } from './page-side.tsx';
import { usePageDraft, usePageSave } from './use-page-draft.ts';

type Props = {
  /** Null for a new page. */
  page: EditedPage | null;
  placeholders: Placeholders;
  /** The version open in the history, 0 for the list of versions; null while the history is closed. */
  history: number | null;
};

/** The page editor: both languages, the settings they share, and the version history. */
export const PageEditor = ({ page, placeholders, history }: Props) => {
  const t = useWords('officeContent');
  const say = useProblemWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = usePageDraft(page);
  const [isPreview, setPreview] = useState({ en: false, th: false });
  const leave = useUnsaved(form.isChanged);
  const { save, isBusy, failure, theirs, settle } = usePageSave({
    form,
    onSaved: () => {
      leave();
      void navigate(pagesPath());
    },
  });
  const errors = Object.fromEntries(
    Object.entries(failure?.fields ?? {}).map(([name, problem]) => [name, say(problem)]),
  );
  const pane = { form, errors, placeholders };
  const take = (saved: EditedPage) => {
    form.take(saved);
    settle();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && isComplete(form.draft)) void save();
      }}
    >
      <EditorHead
        page={form.seen}
        title={form.draft.title}
        isPreview={isPreview.en && isPreview.th}
        onPreview={(shown) => setPreview({ en: shown, th: shown })}
        canSave={isComplete(form.draft)}
        isBusy={isBusy}
      />
      <div className="grid gap-4 px-4 pt-4 empty:hidden md:px-6">
        {form.storedAt && form.isChanged && (
          <Alert
            title={t('restored.title')}
            action={
              <Button size="sm" onClick={form.discard}>
                {t('restored.discard')}
              </Button>
            }
          >
            {t('restored.text', { moment: formatDayTime(form.storedAt, language, { weekday: false }) })}
          </Alert>
        )}
        {failure && !theirs && <SaveProblem failure={failure} />}
        {theirs && (
          <Conflict
            theirs={theirs}
            mine={form.draft}
            onTakeTheirs={() => take(theirs)}
            onTakeMine={() => {
              form.keepOver(theirs);
              settle();
            }}
          />
        )}
      </div>
      <div className="grid gap-x-6 gap-y-8 px-4 py-5 md:px-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_250px]">
        {(['en', 'th'] as const).map((one) => (
          <LanguagePane
            key={one}
            {...pane}
            language={one}
            isPreview={isPreview[one]}
            onShow={(shown) => setPreview((before) => ({ ...before, [one]: shown }))}
          />
        ))}
        <PageSide form={form} page={page} errors={errors} placeholders={placeholders} />
      </div>
      {page && history !== null && (
        <HistoryPanel page={page} open={history || null} isChanged={form.isChanged} onRestored={take} />
      )}
    </form>
  );
};

/** Why a page was not saved. The typed text stays; Save tries again. */
const SaveProblem = ({ failure }: { failure: Failure }) => {
  const t = useWords('officeContent');
  const say = useProblemWords();
  const isStale = failure.error === 'content.changed-meanwhile';
  return (
    <Alert tone="danger" title={t('editor.failed')}>
      {isStale ? t('conflict.failed') : say(failure)}
    </Alert>
  );
};
