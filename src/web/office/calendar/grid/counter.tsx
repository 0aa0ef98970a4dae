import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetRow, VehicleRow } from '../plan/fleet-rows.ts';

/** How much is shown, and how bars are moved. */
export const Counter = ({ rows, place }: { rows: readonly FleetRow[]; place: string | null }) => {
  const { t } = useTranslation('calendar');
  const { bookings, there, vehicles, conflicts } = useMemo(() => countAll(rows), [rows]);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2 text-xs text-muted md:px-6">
      <p role="status" className="figures">
        {t('bookings', { count: bookings })}
        {place !== null && ` ${t('there', { count: there, place })}`}, {t('vehicles', { count: vehicles })}
        {conflicts > 0 && <span className="text-danger">, {t('conflicts', { count: conflicts })}</span>}
      </p>
      <p className="ml-auto text-2xs max-desk:hidden">
        {t('drag.hint')} <Key>M</Key> {t('drag.hintKey')} <Key>T</Key> {t('keys.today')} <Key>N</Key> {t('keys.add')}
      </p>
    </div>
  );
};

const countAll = (rows: readonly FleetRow[]) => {
  const vehicles = rows.filter((row): row is VehicleRow => row.kind === 'vehicle');
  const sum = (countOf: (row: VehicleRow) => number) => vehicles.reduce((all, row) => all + countOf(row), 0);
  return {
    bookings: sum(({ bars }) => bars.filter(({ item }) => item.kind === 'booking').length),
    there: sum(({ bars }) => bars.filter(({ item }) => item.kind === 'booking' && item.booking.isAtLocation).length),
    vehicles: vehicles.length,
    conflicts: sum(({ conflicts }) => conflicts.length),
  };
};

const Key = ({ children }: { children: string }) => (
  <kbd className="ml-1 rounded-sm border border-line px-1.5 text-2xs text-muted">{children}</kbd>
);
