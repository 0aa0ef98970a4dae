import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { type CalendarSearch, calendarPath, isNarrowed } from './calendar-address.ts';
import type { PackedCalendar } from './calendar-payload.ts';
import { FleetGrid } from './grid/fleet-grid.tsx';
import { fleetRows } from './plan/fleet-rows.ts';

type Props = {
  search: CalendarSearch;
  page: PackedCalendar;
  /** What the place is called that is looked at. */
  place: string | null;
};

/** The fleet day by day, or that there is none. */
export const Fleet = ({ search, page, place }: Props) => {
  const rows = useMemo(() => fleetRows(page), [page]);
  if (page.vehicles.length > 0) return <FleetGrid page={page} rows={rows} place={place} />;
  return isNarrowed(search) ? <NoneSuch search={search} /> : <NoVehicles />;
};

const NoneSuch = ({ search }: Pick<Props, 'search'>) => {
  const { t } = useTranslation(['calendar', 'office']);
  return (
    <EmptyList
      icon="car"
      title={t('none.title')}
      text={t(search.location === '' ? 'none.category' : 'none.location')}
      action={
        <LinkButton to={calendarPath({ ...search, category: '', location: '' })} size="sm">
          {t('office:list.clear')}
        </LinkButton>
      }
    />
  );
};

const NoVehicles = () => {
  const { t } = useTranslation('calendar');
  return (
    <div className="grid justify-items-center gap-3 px-4 py-14 text-center">
      <Icon name="car" size="lg" className="text-subtle" />
      <p className="font-semibold">{t('empty')}</p>
      <LinkButton to="/admin/vehicles" size="sm">
        {t('addVehicle')}
      </LinkButton>
    </div>
  );
};
