import { fieldProblem, Problem, wrongField } from '#kernel/problem.ts';

/** The message for a visitor who requests more units than are free. */
export const onlySoMany = (units: number, name: string): string =>
  `${fieldProblem('booking.addon-sold-out', { units, name }).message}.`;

export const notForVehicle = (name: string): string =>
  `${fieldProblem('booking.addon-not-for-vehicle', { name }).message}.`;

type InBothLanguages = Readonly<{ en: string; th: string | null }>;

/** 422: the named add-ons are not for vehicles of the chosen one's category. */
export const addonNotForVehicle = (names: readonly InBothLanguages[]) => {
  const name = { en: names.map(({ en }) => en).join(', '), th: names.map(({ en, th }) => th ?? en).join(', ') };
  return new Problem(422, 'booking.addon-not-for-vehicle', { field: 'selectedAddons', details: { name } });
};

export const vehicleUnknown = () => new Problem(404, 'vehicle.not-found', { field: 'vehicleId' });

export const addonSoldOut = (units: number, name: InBothLanguages) =>
  new Problem(409, 'booking.addon-sold-out', { field: 'selectedAddons', details: { units, name } });

export const addonUnknown = () => wrongField('selectedAddons', 'addons.not-available');

export const addonNotFound = () => new Problem(404, 'extras.addon-not-found');

export const insuranceNotFound = () => new Problem(404, 'extras.insurance-not-found');

/** `field` is the path in the request: `addonId`, or `2.addonId` in a list. */
export const addonNotOffered = (field: string) => wrongField(field, 'addons.not-offered');

export const insuranceNotSold = () => wrongField('packageId', 'insurance.not-sold');

export const extrasConflict = () => new Problem(409, 'extras.changed-meanwhile');

export const optionNotFound = () => new Problem(404, 'extras.option-not-found');

export const optionCodeTaken = () => new Problem(409, 'extras.code-taken', { field: 'code' });

export const unknownOption = () => wrongField('options', 'insurance.no-such-option');
export const unknownAddonCategory = () => wrongField('vehicleCategories', 'fleet.no-such-category');
export const unknownRateCategory = () => wrongField('pricing', 'fleet.no-such-category');
