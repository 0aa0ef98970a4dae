import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { Gaps } from './use-gaps.ts';

/** Opens the proposal beside the calendar; absent where nothing is booked as a class. */
export const GapsButton = ({ gaps }: { gaps: Gaps }) => {
  const t = useWords('calendar', 'gaps');
  if (gaps.classes.length === 0) return null;
  return (
    <Button
      size="sm"
      aria-label={t('title')}
      aria-expanded={gaps.isOpen}
      onClick={gaps.isOpen ? gaps.close : gaps.open}
    >
      {t('open')}
    </Button>
  );
};
