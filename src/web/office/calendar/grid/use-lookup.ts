import { useCallback, useMemo } from 'react';
import type { BookingBar, FleetRow, VehicleRow } from '../plan/fleet-rows.ts';

/** A booking's bar and the row that it stands in. */
export type Found = Readonly<{ bar: BookingBar; row: VehicleRow }>;

/** Finds a booking of the calendar by its id. */
export const useLookup = (rows: readonly FleetRow[]) => {
  const byId = useMemo(() => new Map(rows.flatMap(barsOf)), [rows]);
  return useCallback((id: string) => byId.get(id), [byId]);
};

const barsOf = (row: FleetRow): [string, Found][] =>
  row.kind === 'group'
    ? []
    : row.bars.flatMap(({ item }) => (item.kind === 'booking' ? [[item.id, { bar: item, row }]] : []));
