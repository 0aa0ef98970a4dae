import { useTranslation } from 'react-i18next';

export const sections = ['photos', 'details', 'rates', 'features', 'maintenance'] as const;
export type SectionName = (typeof sections)[number];

type Props = { shown: readonly SectionName[]; changed: ReadonlySet<SectionName> };

/** The parts of the form; a dot marks one with changes. */
export const SectionNav = ({ shown, changed }: Props) => {
  const { t } = useTranslation('fleet');
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

// A place in the address would be another page to the way back.
const goTo = (event: { preventDefault: () => void }, name: SectionName) => {
  event.preventDefault();
  const section = document.getElementById(name);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
};
