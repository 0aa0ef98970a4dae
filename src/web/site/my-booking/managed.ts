import { createContext, useContext } from 'react';
import type { Client } from '../../api/client.ts';
import type { DataOf } from '../../api/routes.ts';
import type { BookingKey } from '../../booking/booking-key.ts';

export type CustomerBooking = DataOf<'GET /bookings/:id'>;
export type ManagedVehicle = DataOf<'GET /vehicles/:id'>;

/** What has just been done with the booking, for the sentence above it. */
export type Done = 'changed' | 'changedRefund' | 'cancelled' | null;

/** The same, with the version that the booking got by it. */
export type LastAction = Readonly<{ what: NonNullable<Done>; version: number }>;

/** The booking on the screen, and how it is opened and replaced. */
export type Managed = Readonly<{
  booking: CustomerBooking;
  /** Empty token: the signed-in customer's own. */
  bookingKey: BookingKey;
  vehicle: ManagedVehicle | null;
  page: ManagePage;
  /** Shows the booking as an answer of the server had it. */
  replace: (booking: CustomerBooking, done: Done) => void;
  /** Shows it as it has become by itself; what was done here stays said. */
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

/** What the page of a booking knows beside the booking: the places, and the limits that the pickers need. */
export type ManagePage = Readonly<{
  locations: DataOf<'GET /locations'>;
  /** Null when they could not be loaded: then nothing is changed here. */
  rules: DataOf<'GET /settings/booking'> | null;
}>;

export const readManagePage = async ({ call }: Client): Promise<ManagePage> => {
  const [locations, rules] = await Promise.all([call('GET /locations'), call('GET /settings/booking')]);
  return { locations: locations.success ? locations.data : [], rules: rules.success ? rules.data : null };
};
