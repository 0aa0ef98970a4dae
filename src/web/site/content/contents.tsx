import { useEffect, useState } from 'react';
import type { PageSectionShape } from '#contract/content.ts';
import type { Language } from '../../languages/language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';

type Props = {
  sections: readonly PageSectionShape[];
  /** The language of the section titles. */
  language: Language;
};

/** The table of contents beside a page on wide screens; the section being read is marked. */
export const Contents = ({ sections, language }: Props) => {
  const t = useWords('content');
  const inSight = useSectionInSight(sections);
  if (sections.length === 0) return null;
  return (
    <nav
      aria-label={t('onThisPage')}
      className="no-print sticky top-6 hidden max-h-[calc(100dvh-48px)] self-start overflow-y-auto border-l border-line text-sm lg:block"
    >
      <ul lang={language} className="grid gap-px">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === inSight ? 'location' : undefined}
              className="block border-l-2 border-transparent py-1.5 pl-3.5 text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:font-medium aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The table of contents above the text, folded, on narrow screens. */
export const FoldedContents = ({ sections, language }: Props) => {
  const t = useWords('content');
  if (sections.length === 0) return null;
  return (
    <details className="group no-print mt-6 rounded-md border border-line bg-surface lg:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-medium">
        {t('onThisPage')}
        <Icon name="down" size="sm" className="quick group-open:rotate-180" />
      </summary>
      <ul lang={language} className="grid gap-px border-t border-line px-4 py-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Pixels from the top of the window: a section is being read once its heading has passed this line. */
const LINE = 140;

/** The id of the section being read: the last whose heading has passed the line. */
const useSectionInSight = (sections: readonly Readonly<{ id: string }>[]): string | undefined => {
  const [inSight, setInSight] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const passed = sections.findLast(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? LINE) < LINE,
      );
      setInSight((isAtEnd() ? sections.at(-1) : (passed ?? sections[0]))?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  return inSight;
};

/** Whether the page is scrolled to its end: the last sections may be too short to reach the line. */
const isAtEnd = () =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
