import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { telephone } from '#kernel/link-addresses.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { useSite } from '../../frame/use-site.ts';
import { useNow } from '../../use-now.ts';
import { useBooking } from '../booking-in-hand.ts';
import type { Rental } from '../draft/draft.ts';
import { refundStage } from '../refund-stage.ts';
import { useRefundWords } from '../use-refund-words.ts';
import { useWizard } from '../wizard.ts';
import { SummaryPrice } from './summary-price.tsx';
import { useRentalWords } from './use-rental-words.ts';
import { useShownQuote } from './use-shown-quote.ts';

/** The rental and its price, beside every step. On a phone the bar below opens the price. */
export const Summary = ({ over, action }: { over?: ReactNode; action: ReactNode }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'summary' });
  const { quote } = useShownQuote();
  const { start, end } = useRentalWords();
  return (
    <aside
      aria-label={t('heading')}
      className="sticky top-6 overflow-hidden rounded-panel border border-line bg-surface shadow-md max-lg:hidden"
    >
      {over}
      <div className="border-b border-line px-6 py-5.5">
        <div className="mb-3.5 flex items-center justify-between gap-3">
          <h2 className="text-[1.0625rem]">{t('heading')}</h2>
          {quote && (
            <Badge tone="confirmed" plain>
              {t('days', { count: quote.days })}
            </Badge>
          )}
        </div>
        <RentalTimeline start={start} end={end} />
      </div>
      <div className="px-6 py-5.5">
        <SummaryPrice />
        {action && <div className="mt-4.5">{action}</div>}
        <Promises />
      </div>
    </aside>
  );
};

const Promises = () => {
  const { t } = useTranslation('booking');
  const { page, draft } = useWizard();
  const { quote } = useShownQuote();
  const booking = useBooking();
  const language = useLanguage();
  const baht = useBaht();
  const { phone } = useSite();
  const refundWords = useRefundWords();
  const now = useNow();
  const isFree = booking !== null && refundStage(booking, now) === 'full';
  const isNear = hoursUntil(draft.rental, now) <= page.rules.fullRefundHours;
  return (
    <ul className="mt-4 grid gap-1.5 text-sm text-muted">
      {(booking || !isNear) && (
        <Kept icon="undo">
          {booking && !isFree && refundWords(booking)}
          {booking && isFree && t('summary.freeUntil', { moment: formatDayTime(booking.fullRefundUntil, language) })}
          {!booking && t('summary.freeCancel', { count: page.rules.fullRefundHours })}
        </Kept>
      )}
      {quote && quote.securityDeposit > 0 && (
        <Kept icon="wallet">{t('summary.securityDeposit', { amount: baht(quote.securityDeposit) })}</Kept>
      )}
      {phone && (
        <Kept icon="phone">
          <a href={telephone(phone)} className="hover:underline">
            {t('questions', { phone })}
          </a>
        </Kept>
      )}
    </ul>
  );
};

const Kept = ({ icon, children }: { icon: 'undo' | 'wallet' | 'phone'; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} size="sm" className="mt-1" />
    <span>{children}</span>
  </li>
);

/** Without dates there is no pick-up to be near. */
const hoursUntil = ({ pickupDate, pickupTime }: Rental, nowMs: number): number =>
  pickupDate ? (Date.parse(`${pickupDate}T${pickupTime}:00+07:00`) - nowMs) / 3_600_000 : Number.POSITIVE_INFINITY;
