import { useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Outcome } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Prose } from '../../../site/content/prose.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';

type Props = { language: 'en' | 'th'; title: string; content: string; slug: string };

/** The text as its page will show it, rendered by the server with the same code. */
export const TextPreview = ({ language, title, content, slug }: Props) => {
  const t = useWords('officeContent');
  const say = useProblemWords();
  const { shown, again } = usePreview({ language, content, slug });
  if (shown && !shown.success)
    return (
      <RetryAlert tone="danger" title={t('preview.failed')} retry={again}>
        {say(shown)}
      </RetryAlert>
    );
  return (
    <div
      aria-busy={!shown}
      className="min-h-100 rounded-md border border-line bg-surface p-4 md:p-6"
      data-preview={language}
    >
      {!shown && <p className="text-xs text-subtle">{t('preview.loading')}</p>}
      {shown && (
        <>
          <LeftOut {...shown.data} />
          <div lang={language}>
            {title && <p className="text-2xl leading-tight font-semibold tracking-tight">{title}</p>}
            {content.trim() ? (
              <Prose html={shown.data.html} className="mt-4" />
            ) : (
              <p className="mt-4 text-sm text-subtle">{t('preview.empty')}</p>
            )}
          </div>
        </>
      )}
    </div>
  );
};

type Shown = Extract<Outcome<'POST /cms/preview'>, { success: true }>['data'];

/** Lists the parts of the text that the page will leave out. */
const LeftOut = ({ unknown, leftOut, isCut }: Shown) => {
  const t = useWords('officeContent', 'preview');
  const notes = [
    ...(unknown.length > 0 ? [t('unknown', { names: unknown.join(', ') })] : []),
    ...(leftOut.length > 0 ? [t('leftOut', { names: leftOut.join(', ') })] : []),
    ...(isCut ? [t('cut')] : []),
  ];
  return notes.map((title) => (
    <div key={title} className="mb-4">
      <Alert tone="warning" title={title} />
    </div>
  ));
};

const usePreview = ({ language, content, slug }: Omit<Props, 'title'>) => {
  const [shown, setShown] = useState<Outcome<'POST /cms/preview'> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // A dependency of the effect, so that a retry sends the request again.
    void attempt;
    let isCurrent = true;
    void api.call('POST /cms/preview', { body: { content, language, slug } }).then((outcome) => {
      if (isCurrent) setShown(outcome);
    });
    return () => {
      isCurrent = false;
    };
  }, [content, language, slug, attempt]);
  return { shown, again: () => setAttempt((count) => count + 1) };
};

type ShowSwitchProps = { name: string; isPreview: boolean; onShow: (isPreview: boolean) => void };

/** Switches one language between Edit and Preview. */
export const ShowSwitch = ({ name, isPreview, onShow }: ShowSwitchProps) => {
  const t = useWords('officeContent', 'show');
  return (
    <fieldset className="ml-auto flex overflow-hidden rounded-md border border-line-control text-xs">
      <legend className="sr-only">{t('label', { language: name })}</legend>
      {([false, true] as const).map((one) => (
        <button
          key={String(one)}
          type="button"
          aria-pressed={one === isPreview}
          onClick={() => onShow(one)}
          className="min-h-8 px-3 font-medium text-muted quick last:border-l last:border-line-control hover:bg-hover aria-pressed:bg-brand-softer aria-pressed:text-ink"
        >
          {t(one ? 'preview' : 'edit')}
        </button>
      ))}
    </fieldset>
  );
};
