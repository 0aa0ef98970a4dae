import type { Rental } from '../../../rental/rental.ts';

/** What a visitor chose in the fields of step 1 before its scripts were there: what differs from what was served. */
export const chosenEarly = (served: Rental): Partial<Rental> =>
  Object.fromEntries(
    Object.entries(served).flatMap(([field, value]) => {
      const control = document.getElementById(field);
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      return isField && control.value !== '' && control.value !== value ? [[field, control.value]] : [];
    }),
  );

/** The same over what is known; the return stays with the pick-up where both were one place. */
export const withChosen = (known: Rental, chosen: Partial<Rental>): Rental => {
  const isOnePlace = known.dropoffLocation === known.pickupLocation;
  const dropoffLocation = (isOnePlace && chosen.pickupLocation) || known.dropoffLocation;
  return { ...known, dropoffLocation, ...chosen };
};
