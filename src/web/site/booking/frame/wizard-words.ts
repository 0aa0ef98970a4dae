import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { type RefundLimits, refundStage } from '../../../rental/refund-stage.ts';
import { type Rental, rentalOf } from '../../../rental/rental.ts';
import { useNow } from '../../../shell/use-now.ts';
import { useSite } from '../../../shell/use-site.ts';
import { formatDayTime, momentOf } from '../../../ui/dates.ts';
import { useBooking, useWizard } from '../state/wizard-context.ts';

/** The start and the end of a rental, formatted for display, with place names in the page's language. */
export const useRentalWords = () => {
  const t = useWords('booking', 'summary');
  const { page, draft } = useWizard();
  const booking = useBooking();
  const language = useLanguage();
  const placeOf = (name: string) => {
    const place = page.locations.find((one) => one.name === name);
    return place ? nameIn(place, language) : name;
  };
  const whenOf = (date: string, time: string) => (date ? formatDayTime(momentOf(`${date}T${time}`), language) : '');
  const ends = ({ pickupDate, pickupTime, pickupLocation, ...end }: Rental) => ({
    start: { when: whenOf(pickupDate, pickupTime) || t('noPickUp'), where: placeOf(pickupLocation) },
    end: { when: whenOf(end.returnDate, end.returnTime) || t('noReturn'), where: placeOf(end.dropoffLocation) },
  });
  return { ...ends(booking ? rentalOf(booking) : draft.rental), placeOf };
};

export const vehicleName = ({ brand, model }: { brand: string; model: string }): string => `${brand} ${model}`;

/** Returns the sentence about the refund after a cancellation now; names only deadlines that have not passed. */
export const useRefundWords = (): ((limits: RefundLimits, look?: { long: boolean }) => string) => {
  const t = useWords('booking', 'refund');
  const language = useLanguage();
  const now = useNow();
  return (limits, look) =>
    t(refundStage(limits, now), {
      full: formatDayTime(limits.fullRefundUntil, language, look),
      half: formatDayTime(limits.halfRefundUntil, language, look),
    });
};

/** The phone number to insert into a text; without one, the context `noPhone`. */
export const usePhoneInText = () => {
  const { phone } = useSite();
  return phone ? { phone } : ({ phone, context: 'noPhone' } as const);
};
