import type { LocationShape } from '#contract/fleet.ts';
import { addDays } from '#kernel/calendar-date.ts';
import type { DataOf } from '../../api/routes.ts';
import { today } from '../../ui/dates.ts';
import { queryOf } from '../vehicles/search/search.ts';
import type { SearchFields } from '../vehicles/search/search-fields.ts';
import { SearchForm } from '../vehicles/search/search-form.tsx';

type Props = {
  locations: readonly LocationShape[] | null;
  rules: DataOf<'GET /settings/booking'> | null;
  now: number;
  /** What the address already says. */
  asked: SearchFields;
};

/** The search card on the edge of the hero. */
export const QuickSearch = ({ locations, rules, now, asked }: Props) => {
  const first = today(now);
  return (
    <div className="page-width relative z-2 -mt-23">
      <SearchForm
        initial={asked}
        locations={locations}
        firstDay={rules?.allowSameDayBooking === false ? addDays(first, 1) : first}
        lastDay={rules ? addDays(first, rules.advanceBookingDays) : undefined}
        look="accent"
        onSend={keepInAddress}
      />
    </div>
  );
};

/** The search that was sent stays in this page's address, so that the way back finds the form as it was. */
const keepInAddress = (fields: SearchFields) => {
  const query = queryOf({ fields, filters: {}, sort: 'featured', page: 1 });
  window.history.replaceState(window.history.state, '', `/?${query}`);
};
