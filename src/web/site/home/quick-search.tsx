import type { LocationShape } from '#contract/fleet.ts';
import type { DataOf } from '../../api/routes.ts';
import { addDays, today } from '../../ui/dates.ts';
import { noSearch } from '../vehicles/search/search-fields.ts';
import { SearchForm } from '../vehicles/search/search-form.tsx';

type Props = {
  locations: readonly LocationShape[] | null;
  rules: DataOf<'GET /settings/booking'> | null;
  now: number;
};

/** The search card on the edge of the hero. */
export const QuickSearch = ({ locations, rules, now }: Props) => {
  const first = today(now);
  return (
    <div className="page-width relative z-2 -mt-23">
      <SearchForm
        initial={noSearch}
        locations={locations}
        firstDay={rules?.allowSameDayBooking === false ? addDays(first, 1) : first}
        lastDay={rules ? addDays(first, rules.advanceBookingDays) : undefined}
        look="accent"
      />
    </div>
  );
};
