import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { Card } from '../../../ui/card.tsx';
import { Help } from '../help.tsx';
import type { Booking, Vehicle } from '../managed.ts';
import { MoneyCard } from '../money/money-card.tsx';
import { RefundScale } from '../refund/refund-scale.tsx';
import { isLive, stageOf } from '../stage.ts';
import { BookedCard } from './booked-card.tsx';
import { BookingHead } from './booking-head.tsx';
import { Included } from './included.tsx';
import { Places } from './places.tsx';
import type { ManagePage } from './read-manage-page.ts';

type Props = {
  booking: Booking;
  page: ManagePage;
  vehicle: Vehicle | null;
  /** Above everything: what has just happened, or what is to be known. */
  notice?: ReactNode;
  /** Under the rental: what may be done with it. */
  actions?: ReactNode;
  /** Under the price: the way to pay what is left. */
  pay?: ReactNode;
};

/** The whole booking. Without actions it is only to be read. */
export const BookingPage = ({ booking, page, vehicle, notice, actions, pay }: Props) => (
  <div className="page-width pt-7 md:pt-12">
    <BookingHead booking={booking} />
    {notice && <div className="mt-5 grid gap-3 empty:hidden">{notice}</div>}
    <div className="mt-6 grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_384px]">
      <div className="grid min-w-0 gap-4 md:gap-6">
        <BookedCard booking={booking} vehicle={vehicle}>
          {actions}
        </BookedCard>
        <Included booking={booking} />
        {isLive(stageOf(booking)) && <Places booking={booking} locations={page.locations} />}
      </div>
      <div className="grid min-w-0 gap-4 md:gap-6">
        <MoneyCard booking={booking}>{pay}</MoneyCard>
        <Policy booking={booking} />
      </div>
    </div>
  </div>
);

/** Until when a cancellation brings back what, and who helps. */
const Policy = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('myBooking', { keyPrefix: 'policy' });
  const language = useLanguage();
  const isAhead = ['checked', 'confirmed'].includes(stageOf(booking));
  return (
    <Card aria-labelledby="policy">
      <h2 id="policy" className="mb-3.5 text-[1.1875rem]">
        {t(isAhead ? 'heading' : 'help')}
      </h2>
      {isAhead && (
        <div className="mb-4 grid gap-3">
          <RefundScale booking={booking} />
          <p className="text-sm text-muted">{t('refundTime', { time: booking.refundTime[language] })}</p>
        </div>
      )}
      <Help title={t('call')} />
    </Card>
  );
};
