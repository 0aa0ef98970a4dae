import { useSite } from '../../../shell/use-site.ts';
import { SiteFooter } from '../../frame/site-footer.tsx';
import { SiteHeader } from '../../frame/site-header.tsx';
import { useBookingInHand } from '../booking-in-hand.ts';
import { BookedVehicle } from './booked-vehicle.tsx';
import { DoneHead } from './done-head.tsx';
import { type DoneState, doneState } from './done-state.ts';
import { PaidCard } from './paid-card.tsx';
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
          <PaidCard booking={booking} />
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
