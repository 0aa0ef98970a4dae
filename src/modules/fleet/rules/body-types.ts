/** The body types of vehicles; each has a drawing. Prices and filters go by category instead. */
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
