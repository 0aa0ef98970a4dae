import type { VehicleShape } from '#contract/fleet.ts';
import type { PhotoShape } from '#contract/pictures.ts';
import type { Satang } from '#kernel/money.ts';
import type { RatingFigures } from '../rules/rating.ts';

export type Vehicle = Readonly<{
  id: string;
  brand: string;
  model: string;
  year: number;
  categoryId: string;
  category: {
    id: string;
    slug: string;
    name: string;
    nameInThai: string | null;
    isActive: boolean;
    bookedAsClass: boolean;
    /** Of a class: what exactly this vehicle costs; null where it is not on offer. */
    exactVehicleFee: Satang | null;
  };
  bodyType: VehicleShape['bodyType'];
  color: string;
  seats: number;
  luggage: number;
  transmission: VehicleShape['transmission'];
  fuelType: VehicleShape['fuelType'];
  facts: VehicleShape['facts'];
  licensePlate: string;
  /** The rates that the business entered; null means not set. */
  rates: { daily: Satang; weekly: Satang | null; monthly: Satang | null };
  securityDeposit: Satang;
  minimumDriverAge: number;
  images: string[];
  photos: PhotoShape[];
  features: string[];
  description: { en: string; th: string | null } | null;
  status: VehicleShape['status'];
  rating: RatingFigures;
}>;

export const makeAndModel = ({ brand, model }: Pick<Vehicle, 'brand' | 'model'>): string => `${brand} ${model}`;
