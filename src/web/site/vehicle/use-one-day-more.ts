import type { BookingRulesShape } from '#contract/settings.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { api } from '../../api/browser.ts';
import { rentalIn } from '../../rental/limits.ts';
import { periodIn, quotedAt, type Search } from '../../rental/search.ts';
import { useLatest } from '../../shell/use-latest.ts';

type Priced = { vehicleId: string; search: Search; rules: BookingRulesShape; now: number };

/**
 * The same rental with its return a day later, and its total, where the limits allow it and the vehicle is free for it.
 * Null while that is not known. It is read once the page stands. `asked` is null for dates that cannot be booked.
 */
export const useOneDayMore = (asked: Priced | null) => {
  const longer = asked && longerThan(asked);
  const { answer } = useLatest(
    longer && JSON.stringify(quotedAt(longer.body, longer.fields)),
    async (signal) => {
      if (!longer) return null;
      const [free, quote] = await Promise.all([
        api.call('POST /bookings/check-availability', { body: longer.body, signal }),
        api.call('POST /booking-pricing/calculate', { body: quotedAt(longer.body, longer.fields), signal }),
      ]);
      return free.success && free.data.available && quote.success ? quote.data : null;
    },
    { pauseMs: 600 },
  );
  return longer && answer ? { fields: longer.fields, quote: answer } : null;
};

const longerThan = ({ vehicleId, search, rules, now }: Priced) => {
  const fields = { ...search.fields, returnDate: addDays(search.fields.returnDate, 1) };
  const { period } = rentalIn({ ...search, fields }, rules, now);
  return period && { fields, body: { vehicleId, ...periodIn(fields) } };
};
