import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { refundStage } from '../../rental/refund-stage.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatDayTime } from '../../ui/dates.ts';
import type { CustomerBooking } from './managed.ts';

type Moments = Pick<CustomerBooking, 'createdAt' | 'fullRefundUntil' | 'halfRefundUntil' | 'pickupDate'>;

const parts = [
  { stage: 'full', bar: 'bg-success-mark', width: 'col-span-2' },
  { stage: 'half', bar: 'bg-warning-mark', width: '' },
  { stage: 'none', bar: 'bg-line-control', width: '' },
] as const;

/** A bar of the full, half and no-refund periods, with the current time marked. */
export const RefundScale = ({ booking }: { booking: Moments }) => {
  const t = useWords('myBooking', 'scale');
  const language = useLanguage();
  const now = useNow();
  const present = refundStage(booking, now);
  const { fullRefundUntil, halfRefundUntil } = booking;
  const until = {
    full: t('until', { moment: formatDayTime(fullRefundUntil, language) }),
    half: t('until', { moment: formatDayTime(halfRefundUntil, language) }),
    none: t('toPickUp'),
  };
  return (
    <div className="relative pt-6.5">
      <span
        aria-hidden="true"
        style={{ left: `clamp(0px, ${nowOnScale(booking, now) * 100}% - 1.375rem, 100% - 2.75rem)` }}
        className="absolute top-0 w-11 rounded-xs bg-accent text-center text-2xs leading-body font-semibold whitespace-nowrap text-on-accent"
      >
        {t('now')}
      </span>
      <ol className="grid grid-cols-4 gap-x-1 text-xs leading-snug">
        {parts.map(({ stage, bar, width }) => (
          <li key={stage} className={`min-w-0 ${width}`} aria-current={stage === present ? 'true' : undefined}>
            <span aria-hidden="true" className={`mb-2 block h-1.25 rounded-full ${bar}`} />
            <b className="block pr-1.5 text-sm font-semibold">
              {t(stage)}
              {stage === present && <span className="sr-only"> ({t('now')})</span>}
            </b>
            <span className="block pr-1.5 text-muted">{until[stage]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** Where the periods end on the bar: the full refund takes half of it, half and no refund a quarter each. */
const ends = [0, 0.5, 0.75, 1] as const;

/** The position of a time on the bar, from 0 to 1, proportional within its period. */
export const nowOnScale = ({ createdAt, fullRefundUntil, halfRefundUntil, pickupDate }: Moments, nowMs: number) => {
  const moments = [createdAt, fullRefundUntil, halfRefundUntil, pickupDate].map((at) => Date.parse(at));
  const next = moments.findIndex((moment, index) => index > 0 && nowMs < moment);
  if (next === -1) return 1;
  const [begins = 0, finishes = 0] = [moments[next - 1], moments[next]];
  const [from = 0, to = 1] = [ends[next - 1], ends[next]];
  const share = finishes > begins ? Math.max(0, (nowMs - begins) / (finishes - begins)) : 0;
  return from + share * (to - from);
};
