import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { DraftField } from '../draft/draft.ts';

export const sections = ['photos', 'details', 'rates', 'features', 'maintenance', 'damage'] as const;
type SectionName = (typeof sections)[number];

type Props = { shown: readonly SectionName[]; changed: ReadonlySet<SectionName> };

/** Links to the form's sections; a dot marks those with unsaved changes. */
export const SectionNav = ({ shown, changed }: Props) => {
  const t = useWords('fleet');
  return (
    <nav
      aria-label={t('sections.label')}
      className="sticky top-0 z-10 flex gap-1 overflow-x-auto border-b border-line bg-surface px-3 text-xs md:px-4"
    >
      {shown.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          onClick={(event) => goTo(event, name)}
          className="flex min-h-10 items-center gap-1.5 px-2 font-medium whitespace-nowrap text-muted quick hover:text-ink"
        >
          {t(`sections.${name}`)}
          {changed.has(name) && (
            <>
              <i aria-hidden="true" className="size-1.5 rounded-full bg-(--warning-mark)" />
              <span className="sr-only">{t('sections.changed')}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
};

// Scrolls by script, since a fragment in the address would add a history entry.
const goTo = (event: { preventDefault: () => void }, name: SectionName) => {
  event.preventDefault();
  const section = document.getElementById(name);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
};

const others: Partial<Record<DraftField, SectionName>> = {
  images: 'photos',
  features: 'features',
  dailyRate: 'rates',
  weeklyRate: 'rates',
  monthlyRate: 'rates',
};

/** The form's sections with unsaved changes. */
export const changedSections = (changed: readonly DraftField[], hasBlock: boolean): ReadonlySet<SectionName> =>
  new Set([...changed.map((name) => others[name] ?? 'details'), ...(hasBlock ? (['maintenance'] as const) : [])]);

type SaveBarProps = {
  changes: number;
  /** The number of changes that are invalid. */
  wrong: number;
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** The number of unsaved changes, and the form's only Save button. */
export const SaveBar = ({ changes, wrong, isBusy, onSave, onDiscard }: SaveBarProps) => {
  const t = useWords('fleet', 'save');
  return (
    <>
      <p role="status" className="mr-1 ml-auto text-2xs font-medium text-warning">
        {changes > 0 && t('changes', { count: changes })}
        {changes > 0 && wrong > 0 && t('wrong', { count: wrong })}
      </p>
      {changes > 0 && (
        <Button size="sm" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button size="sm" look="accent" busy={isBusy && t('busy')} disabled={changes === 0 && !isBusy} onClick={onSave}>
        {t('save')}
      </Button>
    </>
  );
};
