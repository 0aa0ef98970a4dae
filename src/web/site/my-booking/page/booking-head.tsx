import { useTranslation } from 'react-i18next';
import { CHANGE_UNTIL_HOURS } from '#kernel/change-until.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useNoMail } from '../../../shell/use-site.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDay } from '../../../ui/dates.ts';
import type { Booking } from '../managed.ts';
import { type Stage, stageOf } from '../stage.ts';
import { StageBadges } from './stage-badges.tsx';

/** A cancellation that was not the customer's own says why. */
const textOf = (stage: Stage, { cancelledBecause }: Booking) => {
  if (stage !== 'cancelled' || cancelledBecause === 'customer' || !cancelledBecause)
    return `stage.${stage}.text` as const;
  return `cancelledBecause.${cancelledBecause}` as const;
};

/** Where the booking stands, in words, and the reference, large enough to be read to somebody. */
export const BookingHead = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('myBooking');
  const language = useLanguage();
  const stage = stageOf(booking);
  const { vehicleName, pickupDate, returnDate, bookingNumber, customerInfo } = booking;
  const day = (date: string) => formatDay(date, language, { long: true });
  const said = {
    ...{ vehicle: vehicleName, day: day(pickupDate), until: day(returnDate), email: customerInfo.email },
    hours: CHANGE_UNTIL_HOURS,
    ...useNoMail(),
  };
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div className="min-w-0">
        <div className="mb-3">
          <StageBadges booking={booking} />
        </div>
        <h1 className="text-3xl leading-tight tracking-tight">{t(`stage.${stage}.title`, said)}</h1>
        <p className="mt-2 max-w-[60ch] text-muted">{t(textOf(stage, booking), said)}</p>
      </div>
      <div>
        <p id="reference" className="text-sm text-muted">
          {t('reference')}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <output
            aria-labelledby="reference"
            className="text-[1.75rem] leading-tight font-semibold tracking-[0.045em] figures"
          >
            {bookingNumber}
          </output>
          <CopyButton text={bookingNumber} />
        </div>
      </div>
    </header>
  );
};
