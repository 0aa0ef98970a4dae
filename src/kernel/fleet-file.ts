/** Columns of the fleet import file, in the order of the example. */
export const fleetColumns = [
  'brand',
  'model',
  'year',
  'category',
  'bodyType',
  'color',
  'seats',
  'luggage',
  'transmission',
  'fuelType',
  'doors',
  'bootLitres',
  'consumption',
  'rangeKm',
  'chargeMinutes',
  'licensePlate',
  'mileage',
  'dailyRate',
  'weeklyRate',
  'monthlyRate',
  'status',
  'features',
] as const;
export type FleetColumn = (typeof fleetColumns)[number];

/** Columns that an import file must have. */
export const neededColumns: readonly FleetColumn[] = [
  ...(['brand', 'model', 'year', 'category', 'seats', 'transmission'] as const),
  ...(['fuelType', 'licensePlate', 'dailyRate'] as const),
];

export const MOST_LINES = 1000;
export const MOST_CHARACTERS = 200_000;

/** The column for a heading, ignoring case and punctuation; British spellings and common synonyms are accepted. */
export const columnOf = (heading: string): FleetColumn | undefined => {
  const name = heading.toLowerCase().replaceAll(/[^a-z]/g, '');
  return otherNames[name] ?? fleetColumns.find((column) => column.toLowerCase() === name);
};

const otherNames: Readonly<Record<string, FleetColumn>> = {
  licenceplate: 'licensePlate',
  plate: 'licensePlate',
  colour: 'color',
  fuel: 'fuelType',
  capacity: 'seats',
  body: 'bodyType',
};

/** A sample import file. Features are separated by semicolons. */
export const exampleFile = [
  fleetColumns.join(','),
  'Toyota,Yaris,2025,economy,hatchback,white,5,2,automatic,petrol,5,286,4.9,,,1กข 1001,12000,990,6200,,available,Air conditioning; Bluetooth',
  'Isuzu,D-Max Cab4,2024,pickup,pick-up,dark grey,5,3,manual,diesel,4,,6.7,,,2ขค 2002,38000,1590,,38000,available,Air conditioning; Backup camera',
  '',
].join('\r\n');
