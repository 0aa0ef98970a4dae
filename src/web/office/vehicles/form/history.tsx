import { useWords } from '../../../languages/use-words.ts';
import type { Entry } from '../../timeline/audit-entry.ts';
import { Timeline } from '../../timeline/timeline.tsx';
import { Section } from '../sections/section.tsx';

/** A vehicle's change history. */
export const History = ({ entries }: { entries: readonly Entry[] }) => {
  const t = useWords('fleet');
  if (entries.length === 0) return null;
  return (
    <Section id="history" title={t('history')}>
      <Timeline entries={entries.slice(0, 20)} />
    </Section>
  );
};
