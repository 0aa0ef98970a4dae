import type { ReactNode } from 'react';
import { again, rentalOf } from '../../../rental/rental.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { newBookingDraft } from '../../booking/state/draft.ts';
import { extrasQuery } from '../../booking/state/extras-query.ts';
import { stepQuery } from '../../booking/state/flow.ts';
import type { CustomerBooking } from '../managed.ts';

type Booked = Pick<
  CustomerBooking,
  | 'vehicleId'
  | 'pickupLocation'
  | 'dropoffLocation'
  | 'pickupDate'
  | 'returnDate'
  | 'selectedAddons'
  | 'selectedInsurance'
>;
type Props = { booking: Booked; 'aria-label'?: string; children: ReactNode };

/** Leads to a new booking with the vehicle, places, length, cover and add-ons of this one, on proposed dates; in another tab, too. */
export const BookAgain = ({ booking, ...rest }: Props) => {
  const now = useNow();
  const { vehicleId, selectedAddons, selectedInsurance } = booking;
  const draft = {
    ...newBookingDraft(vehicleId, again(rentalOf(booking), today(now))),
    cover: selectedInsurance,
    addons: Object.fromEntries(selectedAddons.map(({ addonId, quantity }) => [addonId, quantity])),
  };
  const query = [stepQuery(draft, 1), extrasQuery(draft)].filter(({ size }) => size > 0).join('&');
  return <LinkButton {...rest} to={`/booking?${query}`} size="sm" />;
};
