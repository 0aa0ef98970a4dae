import { useCopiedAt } from '../../../device/use-copied-at.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatDayTime } from '../../../ui/dates.ts';

/** Says of what moment a page is that opened without a connection. `data`: what it shows. */
export const CopiedAt = ({ data, className }: { data: unknown; className: string }) => {
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  const copiedAt = useCopiedAt(data);
  if (copiedAt === null) return null;
  return (
    <div className={className}>
      <Alert title={t('copied', { when: formatDayTime(new Date(copiedAt).toISOString(), language) })}>
        {t('copiedText')}
      </Alert>
    </div>
  );
};
