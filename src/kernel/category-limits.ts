/** Limits of a category, shared by the server and the form. */
export const YOUNGEST_DRIVER = 18;
export const OLDEST_MINIMUM_AGE = 99;
export const HIGHEST_DEPOSIT = 1_000_000;
export const HIGHEST_EXACT_FEE = 100_000;

/** The features that a category can have. The table shows a category's first two. */
export const categoryFeatures = [
  'Economy Class',
  'Premium Interior',
  'Luxury Features',
  'High Performance',
  'Fuel Efficient',
  'Spacious',
  'Compact Design',
  'Off-Road Capable',
  'Family Friendly',
  'Business Class',
  'Sport Mode',
  'All-Wheel Drive',
  'Hybrid Technology',
  'Electric Vehicle',
  'Convertible',
  'Premium Sound System',
  'Advanced Safety Features',
  'High Ground Clearance',
  'Cargo Space',
  'Towing Capacity',
] as const;
