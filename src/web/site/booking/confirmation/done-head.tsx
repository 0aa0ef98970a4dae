import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { useNoMail } from '../../../shell/use-site.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDay } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Booking } from '../booking-context.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import { type DoneState, doneState } from './done-state.ts';

/** What the visitor can count on, in a sentence. */
const sentences = {
  confirmed: 'mail',
  waiting: 'mailWaiting',
  cash: 'mailCash',
  transfer: 'mailTransfer',
  free: 'mailFree',
  open: 'mailOpen',
  'too-late': 'tooLate',
  cancelled: 'cancelled',
} as const satisfies Record<DoneState, string>;

/** The outcome in one sentence, and the reference, large enough to be read to somebody. */
export const DoneHead = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  const language = useLanguage();
  const { status, customerInfo, vehicleName, pickupDate } = booking;
  const state = doneState(booking);
  const noMail = useNoMail();
  const isCancelled = status === 'cancelled';
  const title = state === 'too-late' ? 'tooLateTitle' : state === 'cancelled' ? 'cancelledTitle' : 'thanks';
  const day = formatDay(pickupDate, language, { weekday: false, long: true });
  const outcome = t(status === 'pending' ? 'waits' : 'yours', { vehicle: vehicleName, day });
  const { email } = customerInfo;
  return (
    <div className="on-ground bg-ground text-on-ground">
      <div className="page-width grid items-center gap-8 pt-26 pb-28 lg:grid-cols-[1.1fr_1fr] lg:pt-32 lg:pb-30">
        <div>
          {!isCancelled && (
            <span className="mb-5 grid size-12 place-items-center rounded-full bg-accent text-on-accent">
              <Icon name="check" size="lg" className="stroke-[2.6]" />
            </span>
          )}
          <StepHeading className="text-3xl leading-tight tracking-tight">
            {t(title, { name: customerInfo.firstName })}
            {!isCancelled && <span className="block">{outcome}</span>}
          </StepHeading>
          <p className="mt-3 max-w-[52ch] text-on-ground-muted">{t(sentences[state], { email, ...noMail })}</p>
        </div>
        <div>
          <p className="text-sm text-on-ground-muted" id="reference">
            {t('reference')}
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <output
              aria-labelledby="reference"
              className="text-[2.25rem] leading-tight font-semibold tracking-[0.045em] figures md:text-[2.75rem]"
            >
              {booking.bookingNumber}
            </output>
            <CopyButton text={booking.bookingNumber} label={t('copy')} />
          </div>
        </div>
      </div>
    </div>
  );
};
