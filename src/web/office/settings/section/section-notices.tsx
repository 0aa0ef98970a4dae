import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDay, isBeyondYear } from '../../../ui/dates.ts';
import type { Typed } from './draft.ts';
import type { AnySection } from './save-section.ts';

type Props = { section: AnySection; labelOf: ((path: string) => string) | undefined };

/** Somebody else saved the same fields: shows their values, and asks whose to keep. */
export const EditConflict = ({ section, labelOf = (path) => path }: Props) => {
  const t = useWords('settings', 'section.met');
  const say = useMessages();
  const who = section.savedLast?.savedBy ?? t('somebody');
  return (
    <Alert tone="warning" title={t('title', { who })}>
      <ul className="mt-1 grid gap-0.5">
        {section.met.map(({ path, theirs }) => (
          <li key={path}>
            {labelOf(path)}: <strong className="font-semibold wrap-anywhere">{say(theirs)}</strong>
          </li>
        ))}
      </ul>
      <p className="mt-1">{t('text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={section.keepOwn}>
          {t('keep')}
        </Button>
        <Button size="sm" onClick={section.takeTheirs}>
          {t('take')}
        </Button>
      </div>
    </Alert>
  );
};

const useMessages = () => {
  const t = useWords('settings', 'section.met');
  return (value: Typed): string => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    const text = typeof value === 'string' ? value : (value ?? []).join(', ');
    return text === '' ? t('empty') : text;
  };
};

/** Who last saved the group, and when: `Saved 12 Nov by Arthit`. */
export const SavedBy = ({ last }: { last: AnySection['savedLast'] }) => {
  const t = useWords('settings', 'section');
  const language = useLanguage();
  const now = useNow();
  if (!last?.savedAt) return <span className="text-subtle">{t('defaults')}</span>;
  const year = isBeyondYear(last.savedAt, last.savedAt, now);
  const day = formatDay(last.savedAt, language, { weekday: false, year });
  return (
    <span className="text-subtle">
      {last.savedBy ? t('savedBy', { day, who: last.savedBy }) : t('savedOn', { day })}
    </span>
  );
};

/** Says that the server's environment determines these settings, so that changing them here has no effect. */
export const DecidedElsewhere = ({ by }: { by: string }) => {
  const t = useWords('settings', 'section.environment');
  return (
    <Alert title={by === 'DEMO' ? t('demoTitle') : t('title', { by })}>
      <p>{t(by === 'DEMO' ? 'demoText' : 'text')}</p>
    </Alert>
  );
};
