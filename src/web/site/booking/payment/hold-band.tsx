import { useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useCurrentBooking, useWizard } from '../state/wizard-context.ts';

/** The end of the hold and the current time, both by the browser's clock. Null where the hold has no end. */
const useHold = () => {
  const { draft } = useWizard();
  const { holdUntil } = useCurrentBooking().booking;
  const [now] = useState(Date.now);
  return holdUntil && { until: new Date(draft.booking?.holdEndsAt ?? 0).toISOString(), serverNow: now };
};

/** Above the summary: how much longer the vehicle is held. */
export const HoldBand = ({ onEnd }: { onEnd: () => void }) => {
  const t = useWords('booking', 'hold');
  const hold = useHold();
  return (
    hold && (
      <div className="flex items-center gap-3 bg-warning-soft px-6 py-3 text-sm leading-snug">
        <Icon name="clock" />
        <p>
          {t('title')}
          <span className="block text-xs text-muted">{t('text')}</span>
        </p>
        <span className="ml-auto text-lg">
          <Countdown {...hold} onEnd={onEnd} />
        </span>
      </div>
    )
  );
};

/** The remaining hold time, in a sentence. */
export const HoldLine = () => {
  const t = useWords('booking', 'hold');
  const hold = useHold();
  return (
    hold && (
      <p className="mt-4 text-sm">
        {t('still')} <Countdown {...hold} />
      </p>
    )
  );
};

/** The remaining hold time, for a phone's bottom bar. */
export const HoldNote = () => {
  const t = useWords('booking', 'summary');
  const hold = useHold();
  return (
    hold && (
      <span>
        {t('heldFor')} <Countdown {...hold} />
      </span>
    )
  );
};
