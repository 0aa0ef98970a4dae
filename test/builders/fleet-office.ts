/** The office's request for a new vehicle: a Honda City in a category. */
export const newVehicle = (categoryId: string, licensePlate = '6กธ 2284') => ({
  brand: 'Honda',
  model: 'City',
  year: 2025,
  categoryId,
  bodyType: 'sedan' as const,
  color: 'red',
  seats: 5,
  luggage: 2,
  transmission: 'automatic' as const,
  fuelType: 'petrol' as const,
  licensePlate,
  mileage: 1200,
  dailyRate: 1190,
  weeklyRate: 7500,
  monthlyRate: null,
  status: 'available' as const,
  images: [],
  features: ['Air conditioning' as const, 'Bluetooth' as const],
});

const headings = 'brand,model,year,category,bodyType,color,seats,transmission,fuelType,licensePlate,dailyRate,status';

type Line = Readonly<{
  year?: string;
  category?: string;
  seats?: string;
  fuel?: string;
  plate?: string;
  rate?: string;
}>;

const lineOf = (index: number, line: Line = {}) =>
  [
    ...['Toyota', `Yaris ${index}`, line.year ?? '2025', line.category ?? 'economy', 'hatchback', 'white'],
    ...[line.seats ?? '5', 'automatic', line.fuel ?? 'petrol', line.plate ?? `8กก ${1000 + index}`],
    ...[line.rate ?? '990', 'available'],
  ].join(',');

/** An import file of 200 vehicles, of which 10 are invalid (one with an existing plate), and the expected reasons. */
export const fleetFile = ({ takenPlate }: { takenPlate: string }) => {
  const wrong: Record<number, Line & { reasons: string[] }> = {
    5: { year: '1970', reasons: ['Use a year from 1990 to next year'] },
    20: { year: 'new', reasons: ['Use a year from 1990 to next year'] },
    41: { category: 'yacht', reasons: ['There is no category “yacht”'] },
    60: { seats: '40', reasons: ['Seats must be from 2 to 12'] },
    77: { fuel: 'steam', reasons: ['Choose petrol, diesel, hybrid or electric'] },
    99: { plate: takenPlate, reasons: ['Another vehicle has this licence plate'] },
    120: { plate: '8กก 1003', reasons: ['Line 4 has the same licence plate'] },
    140: { plate: '', reasons: ['Licence plate is required'] },
    160: { rate: '', reasons: ['Daily rate is required'] },
    200: { rate: '-5', seats: '1', reasons: ['Seats must be from 2 to 12', 'Enter a rate of 0 baht or more'] },
  };
  const lines = Array.from({ length: 200 }, (_, index) => lineOf(index + 1, wrong[index + 1]));
  const bad = Object.entries(wrong).map(([index, { plate, reasons }]) => ({
    line: Number(index) + 1,
    licensePlate: plate ?? `8กก ${1000 + Number(index)}`,
    reasons,
  }));
  return { csv: [headings, ...lines].join('\n'), bad };
};
