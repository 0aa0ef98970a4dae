import { findAnyLocation, findLocation, type Location } from '#modules/fleet/index.ts';
import { present, type Tx } from '#platform/database/database.ts';
import { noSuchLocation } from '../../rules/office/office-problems.ts';

type Chosen = Readonly<{ pickUpLocationId: string; dropOffLocationId: string }>;
export type OfficePlaces = Readonly<{ pickUp: Location; dropOff: Location }>;

/** The two places of a booking. One that it has already may have left the list since; another must be in it. */
export const findOfficePlaces = async (tx: Tx, chosen: Chosen, before: Chosen): Promise<OfficePlaces> => {
  const find = async (id: string, was: string, field: string) => {
    if (id === was) return present(await findAnyLocation(tx, id));
    const place = await findLocation(tx, id);
    if (!place) throw noSuchLocation(field);
    return place;
  };
  return {
    pickUp: await find(chosen.pickUpLocationId, before.pickUpLocationId, 'pickupLocationId'),
    dropOff: await find(chosen.dropOffLocationId, before.dropOffLocationId, 'dropoffLocationId'),
  };
};
