/** Where a vehicle is photographed at a hand-over, in the order of a walk around it and then inside. */
export const photoPlaces = [
  'front',
  'front-left',
  'left',
  'rear-left',
  'rear',
  'rear-right',
  'right',
  'front-right',
  'windscreen',
  'roof',
  'dashboard',
  'front-seats',
  'back-seats',
  'boot',
] as const;
export type PhotoPlace = (typeof photoPlaces)[number];

const ofScooter: readonly PhotoPlace[] = ['front', 'left', 'rear', 'right', 'dashboard', 'boot'];

/** The places of a vehicle: a scooter has fewer. */
export const placesOf = (bodyType: string): readonly PhotoPlace[] => (bodyType === 'scooter' ? ofScooter : photoPlaces);
