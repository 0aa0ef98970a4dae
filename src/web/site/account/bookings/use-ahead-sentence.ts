import { daysBetween } from '#kernel/calendar-date.ts';
import { stageOf } from '../../../booking/stage.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { dateOf, today } from '../../../ui/dates.ts';
import type { OwnBooking } from './read-own-bookings.ts';

/** Returns the sentence about a booking: the days until it begins, or its stage. */
export const useAheadSentence = (): ((booking: OwnBooking) => string) => {
  const t = useWords('account', 'ahead');
  const now = useNow();
  return (booking) => {
    const vehicle = booking.vehicleName;
    const stage = stageOf(booking);
    if (stage === 'pickedUp') return t('out', { vehicle });
    const days = daysBetween(today(now), dateOf(booking.pickupDate));
    const isSure = stage === 'confirmed';
    if (days < 1) return t(isSure ? 'today' : 'todayUnsure', { vehicle });
    return t(isSure ? 'sure' : 'unsure', { vehicle, count: days });
  };
};
