import type { RouteInput } from '../../../api/routes.ts';

/** A driver as typed; all texts, empty until typed. The first one’s name and number are the customer’s. */
export type DraftDriver = Readonly<{
  name: string;
  bornOn: string;
  licenseCountry: string;
  licenseClass: string;
  licenseNumber: string;
  licenseIssuedOn: string;
  licenseExpiresOn: string;
  permit: string;
}>;

export const noDriver: DraftDriver = {
  name: '',
  bornOn: '',
  licenseCountry: '',
  licenseClass: '',
  licenseNumber: '',
  licenseIssuedOn: '',
  licenseExpiresOn: '',
  permit: '',
};

type Sent = NonNullable<RouteInput<'POST /bookings'>['body']['drivers']>;

/** The drivers as the booking takes them; the server judges what was typed. */
export const sentDrivers = (drivers: readonly DraftDriver[]): Sent =>
  drivers.map(({ licenseExpiresOn, permit, ...typed }) => ({
    ...typed,
    licenseExpiresOn: licenseExpiresOn || null,
    permit: permit || null,
  })) as Sent;

/** What the price depends on: a day of birth that is not typed is not known. */
export const quotedDrivers = (drivers: readonly DraftDriver[]) =>
  drivers.map(({ bornOn }) => ({ bornOn: bornOn || null }));
