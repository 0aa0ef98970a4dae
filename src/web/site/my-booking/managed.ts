import { createContext, useContext } from 'react';
import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';
import type { BookingKey } from '../../booking/booking-key.ts';

export type CustomerBooking = DataOf<'GET /bookings/:id'>;
export type ManagedVehicle = DataOf<'GET /vehicles/:id'>;

/** The action just completed, for the message above the booking. */
export type Done = 'changed' | 'changedRefund' | 'cancelled' | 'kept' | null;

/** The action with the booking version that it produced. */
export type LastAction = Readonly<{ what: NonNullable<Done>; version: number }>;

/** The booking on the screen, its key, and the functions that replace it. */
export type Managed = Readonly<{
  booking: CustomerBooking;
  /** With an empty token, the signed-in customer's session gives access. */
  bookingKey: BookingKey;
  vehicle: ManagedVehicle | null;
  page: ManagePage;
  /** Shows the booking that an action returned. */
  replace: (booking: CustomerBooking, done: Done) => void;
  /** Shows a booking that changed without an action here; the last action's message stays. */
  renew: (booking: CustomerBooking) => void;
  reload: () => void;
}>;

const ManagedContext = createContext<Managed | null>(null);
export const ManagedProvider = ManagedContext.Provider;

export const useManaged = (): Managed => {
  const managed = useContext(ManagedContext);
  if (!managed) throw new Error('There is no booking around this part');
  return managed;
};

/** The data of the page besides the booking: the places, and the booking limits. */
export type ManagePage = Readonly<{
  locations: DataOf<'GET /locations'>;
  /** Null when they could not be loaded: then changes are disabled. */
  rules: DataOf<'GET /settings/booking'> | null;
}>;

export const readManagePage = async ({ call }: Client): Promise<ManagePage> => {
  const [locations, rules] = await Promise.all([call('GET /locations'), call('GET /settings/booking')]);
  return { locations: locations.success ? locations.data : [], rules: rules.success ? rules.data : null };
};
