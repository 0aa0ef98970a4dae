import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import type { AnySection, SaveProblem } from './save-section.ts';
import { EditConflict, SavedBy } from './section-notices.tsx';

type Props = {
  section: AnySection;
  title: string;
  text?: string;
  /** The label of a field, for the conflict notice. */
  labelOf?: (path: string) => string;
  children: ReactNode;
};

/** A section of the settings with its own Save, shown once something has changed. */
export const SectionCard = ({ section, title, text, labelOf, children }: Props) => {
  const t = useWords('settings', 'section');
  const heading = useId();
  const { isDirty, isBusy, summary, problem, met } = section;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    section.save();
  };
  return (
    <form
      noValidate
      autoComplete="off"
      aria-labelledby={heading}
      onSubmit={submit}
      className={`overflow-clip rounded-lg border bg-surface quick ${isDirty ? 'border-line-strong shadow-sm' : 'border-line'}`}
    >
      <div className="px-4 pt-4 md:px-5">
        <h2 id={heading} className="text-base font-semibold">
          {title}
        </h2>
        {text && <p className="text-xs text-muted">{text}</p>}
      </div>
      <div className="grid gap-4 p-4 md:px-5">
        <ErrorSummary problems={summary} />
        {met.length > 0 && <EditConflict section={section} labelOf={labelOf} />}
        {problem && summary.length === 0 && met.length === 0 && <SaveFailed problem={problem} retry={section.save} />}
        {children}
      </div>
      <div className="flex min-h-14 flex-wrap items-center gap-2 border-t border-line bg-page px-4 py-2.5 md:px-5">
        <p className="mr-auto text-xs">
          {isDirty ? (
            <span className="flex items-center gap-2 text-warning">
              <Icon name="alert" size="sm" />
              {t('unsaved')}
            </span>
          ) : (
            <SavedBy last={section.savedLast} />
          )}
        </p>
        {isDirty && (
          <Button size="sm" disabled={isBusy} onClick={section.discard}>
            {t('discard')}
          </Button>
        )}
        <Button
          type="submit"
          size="sm"
          look={isDirty ? 'accent' : 'outline'}
          disabled={!isDirty && !isBusy}
          busy={isBusy && t('saving')}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  );
};

/** Why nothing was saved; the typed values stay. */
const SaveFailed = ({ problem, retry }: { problem: SaveProblem; retry: () => void }) => {
  const t = useWords('settings', 'section');
  const say = useProblemWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <RetryAlert tone="danger" title={t('failed')} retry={retry}>
        {say(problem.failure)}
      </RetryAlert>
    </div>
  );
};
