import { type Satang, zeroSatang } from '#kernel/money.ts';
import { type Period, rentalDays } from '#kernel/period.ts';
import type { Fee, FeesOf } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { oneWayFee } from '../rules/one-way.ts';
import { dropOffAt, pickUpAt } from './at-place.ts';
import { feeNames } from './fee-names.ts';
import { type DriverAges, feesOfDrivers } from './fees-of-drivers.ts';
import { pairOf } from './pair-store.ts';
import type { RentalPlaces } from './rental-places.ts';

/** What of a rental decides its fees, as far as it is known. */
export type FeeFacts = RentalPlaces & Readonly<{ period: Period; ages?: DriverAges | undefined }>;

/** The fees of a rental, by the category of its vehicle: docs/rules/places.md, docs/rules/drivers.md */
export const rentalFees = async (tx: Tx, rental: FeeFacts, settings: Settings): Promise<FeesOf> => {
  const pair = await pairOf(tx, rental);
  const outside = outsideFees(rental, settings);
  const ofDrivers = await feesOfDrivers(tx, rental, settings);
  const { dropOff } = rental;
  if (!pair || !dropOff) return (categoryId) => [...outside, ...ofDrivers(categoryId)];
  const days = rentalDays(rental.period);
  const oneWay = (categoryId: string) => once(feeNames.returnAt(dropOff), oneWayFee(pair, { categoryId, days }));
  return (categoryId) => [...oneWay(categoryId), ...outside, ...ofDrivers(categoryId)];
};

const outsideFees = ({ period, pickUp, dropOff }: FeeFacts, settings: Settings): Fee[] => [
  ...(pickUp ? once(feeNames.pickUpOutside, pickUpAt(pickUp, period.from, settings).fee) : []),
  ...(dropOff ? once(feeNames.returnOutside, dropOffAt(dropOff, period.until, settings).fee) : []),
];

/** A fee that is charged once, unless it is nothing. */
const once = (name: Fee['name'], amount: Satang): Fee[] =>
  amount === zeroSatang ? [] : [{ name, unit: 'piece', quantity: 1, unitPrice: amount }];
