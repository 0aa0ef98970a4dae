import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '#platform/database/text-search.ts';
import { vehicles } from './fleet-tables.ts';

/**
 * Matches the text that staff type: against brand, model and plate together, and against the plate without its space.
 */
export const vehiclesMeant = (typed: string): SQL | undefined =>
  or(
    ilike(sql`${vehicles.brand} || ' ' || ${vehicles.model} || ' ' || ${vehicles.licensePlate}`, containing(typed)),
    ilike(sql`replace(${vehicles.licensePlate}, ' ', '')`, containing(typed.replaceAll(' ', ''))),
  );
