import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { SiteFooter } from '../../frame/site-footer.tsx';
import { SiteHeader } from '../../frame/site-header.tsx';
import { useSite } from '../../frame/use-site.ts';
import { PriceBreakdown } from '../../quote/price-breakdown.tsx';
import { type Booking, useBookingInHand } from '../booking-in-hand.ts';
import { useWizard } from '../wizard.ts';
import { BookedVehicle } from './booked-vehicle.tsx';
import { DoneHead } from './done-head.tsx';
import { type DoneState, doneState } from './done-state.ts';
import { PickUpPlace } from './pick-up-place.tsx';
import { WaysOn } from './ways-on.tsx';
import { WhatNext } from './what-next.tsx';

export const Confirmation = () => {
  const { booking } = useBookingInHand();
  const site = useSite();
  const state = doneState(booking);
  return (
    <>
      <SiteHeader site={site} onGround />
      <DoneHead booking={booking} />
      <div className="page-width relative -mt-18 grid items-start gap-4 pb-24 md:gap-6 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="grid min-w-0 gap-4">
          <BookedVehicle booking={booking} />
          {isKept(state) && <WhatNext booking={booking} state={state} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <Paid booking={booking} />
          {isKept(state) && <PickUpPlace booking={booking} />}
          <WaysOn />
        </div>
      </div>
      <SiteFooter site={site} />
    </>
  );
};

const isKept = (state: DoneState): state is Exclude<DoneState, 'too-late' | 'cancelled'> =>
  state !== 'too-late' && state !== 'cancelled';

const Paid = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  const baht = useBaht();
  const { paidBy } = useWizard();
  const card = paidBy?.card;
  // The charge's amount holds the processing fee; the booking's does not.
  const amount = baht(paidBy?.amount ?? booking.paidAmount);
  const isUnpaid = booking.status === 'pending' && booking.paidAmount === 0;
  const paid = card ? t('paidBy', { amount, brand: card.brand, digits: card.lastDigits }) : t('paid', { amount });
  const isOver = booking.status === 'cancelled';
  const rest = isOver ? 0 : booking.dueAtPickUp;
  return (
    <Card>
      <h2 className="mb-3.5 text-[1.1875rem]">
        {isOver ? t('price') : isUnpaid ? t('unpaid', { amount: baht(booking.totalAmount) }) : paid}
      </h2>
      {!isUnpaid && rest > 0 && <p className="-mt-2 mb-3.5 text-sm text-muted">{t('rest', { amount: baht(rest) })}</p>}
      <PriceBreakdown quote={booking.quote} vehicle={booking.vehicleName} />
    </Card>
  );
};
