import type { ReactNode } from 'react';
import { telephone } from '#kernel/link-addresses.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { refundStage } from '../../../rental/refund-stage.ts';
import type { Rental } from '../../../rental/rental.ts';
import { useNow } from '../../../shell/use-now.ts';
import { useSite } from '../../../shell/use-site.ts';
import { formatDayTime, momentOf } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { laterPayment } from '../state/later-payment.ts';
import { useBooking, useShownQuote, useWizard } from '../state/wizard-context.ts';
import { useRefundWords } from './wizard-words.ts';

type Props = {
  /** Whether to show the phone number beside the price; not where a help line with it follows. */
  hasPhone?: boolean;
  className?: string;
};

/** The terms shown before payment: free cancellation, the security deposit, and the contact. For a later payment only the contact. */
export const Promises = ({ hasPhone = false, className = '' }: Props) => {
  const t = useWords('booking');
  const { quote } = useShownQuote();
  const baht = useBaht();
  const { phone } = useSite();
  const booking = useBooking();
  const later = booking && laterPayment(booking);
  const cancelling = useCancelling();
  return (
    <ul className={`grid gap-1.5 text-sm text-muted ${className}`}>
      {!later && cancelling && <PromiseLine icon="undo">{cancelling}</PromiseLine>}
      {!later && quote && quote.securityDeposit > 0 && (
        <PromiseLine icon="wallet">{t('summary.securityDeposit', { amount: baht(quote.securityDeposit) })}</PromiseLine>
      )}
      {hasPhone && phone && (
        <PromiseLine icon="phone">
          <a href={telephone(phone)} className="hover:underline">
            {t('questions', { phone })}
          </a>
        </PromiseLine>
      )}
    </ul>
  );
};

/**
 * The refund terms in a sentence: the server's deadlines or, before these are known, the hours before pick-up; null if
 * the pick-up is too near for a full refund.
 */
const useCancelling = (): string | null => {
  const t = useWords('booking');
  const { page, draft, availability } = useWizard();
  const booking = useBooking();
  const language = useLanguage();
  const refundWords = useRefundWords();
  const now = useNow();
  const limits = booking ?? ('refund' in availability ? availability.refund : null);
  if (limits && refundStage(limits, now) === 'full')
    return t('summary.freeUntil', { moment: formatDayTime(limits.fullRefundUntil, language) });
  if (limits) return refundWords(limits);
  const isNear = hoursUntil(draft.rental, now) <= page.rules.fullRefundHours;
  return isNear ? null : t('summary.freeCancel', { count: page.rules.fullRefundHours });
};

/** Infinite without dates. */
const hoursUntil = ({ pickupDate, pickupTime }: Rental, nowMs: number): number =>
  pickupDate ? (Date.parse(momentOf(`${pickupDate}T${pickupTime}`)) - nowMs) / 3_600_000 : Number.POSITIVE_INFINITY;

const PromiseLine = ({ icon, children }: { icon: 'undo' | 'wallet' | 'phone'; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} size="sm" className="mt-1" />
    <span>{children}</span>
  </li>
);
