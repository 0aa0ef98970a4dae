import { useWords } from '../../../languages/use-words.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useWizard } from '../state/wizard-context.ts';

/** Says when a pick-up or return is outside opening hours, which is allowed by arrangement. */
export const OpeningHoursNote = () => {
  const t = useWords('booking', 'outside');
  const { availability } = useWizard();
  const outside = 'outsideOpeningHours' in availability && availability.outsideOpeningHours;
  return (
    <div aria-live="polite">
      {outside && (outside.pickUp || outside.dropOff) && (
        <p className="mt-2 flex items-start gap-2 text-sm text-muted">
          <Icon name="clock" size="sm" className="mt-0.5" />
          {t(outside.pickUp && outside.dropOff ? 'both' : outside.pickUp ? 'pickUp' : 'dropOff')}
        </p>
      )}
    </div>
  );
};
