/** What a vehicle looks like; it picks the drawing. Categories carry prices and filters. */
export const bodyTypeNames = {
  'city-car': 'City car',
  hatchback: 'Hatchback',
  sedan: 'Sedan',
  suv: 'SUV',
  'pick-up': 'Pick-up',
  van: 'Van',
  electric: 'Electric',
  luxury: 'Luxury',
  scooter: 'Scooter',
} as const;
