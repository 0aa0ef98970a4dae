import { isDrawing } from '#kernel/drawing-address.ts';
import { type ProblemParams, problemParams } from '#kernel/problem-params.ts';
import {
  factLimits,
  HIGHEST_MILEAGE,
  HIGHEST_RATE,
  type VehicleFact,
  vehicleFacts,
  vehicleFeatures,
} from '#kernel/vehicle-limits.ts';
import type { DataOf } from '../../../api/routes.ts';
import type { ProblemKey } from '../../../problems/problem-words.ts';
import { numberIn, typedOrNone } from '../../form/typed-number.ts';

export type OneVehicle = DataOf<'GET /admin/vehicles/:id'>;
type Feature = (typeof vehicleFeatures)[number];

/** A vehicle as form fields: numbers as typed text. */
export type Draft = Readonly<{
  brand: string;
  model: string;
  year: string;
  categoryId: string;
  seats: number;
  luggage: number;
  transmission: OneVehicle['transmission'];
  bodyType: OneVehicle['bodyType'];
  fuelType: OneVehicle['fuelType'];
  doors: string;
  bootLitres: string;
  consumption: string;
  rangeKm: string;
  chargeMinutes: string;
  licensePlate: string;
  vin: string;
  /** Empty for none. */
  homeLocationId: string;
  color: string;
  mileage: string;
  status: OneVehicle['status'];
  dailyRate: string;
  weeklyRate: string;
  monthlyRate: string;
  /** Uploaded photographs, without drawings, which follow from body type and colour. */
  images: readonly string[];
  features: readonly Feature[];
}>;
export type DraftField = keyof Draft;

/** The initial values of a new vehicle. */
export const newDraft = (year: number, categories: readonly { id: string; slug: string }[]): Draft => ({
  brand: '',
  model: '',
  year: `${year}`,
  licensePlate: '',
  vin: '',
  homeLocationId: '',
  color: '',
  mileage: '0',
  categoryId: (categories.find(({ slug }) => slug === 'midsize') ?? categories[0])?.id ?? '',
  seats: 5,
  luggage: 2,
  transmission: 'automatic',
  bodyType: 'sedan',
  fuelType: 'petrol',
  doors: '',
  bootLitres: '',
  consumption: '',
  rangeKm: '',
  chargeMinutes: '',
  status: 'available',
  dailyRate: '1000',
  weeklyRate: '',
  monthlyRate: '',
  images: [],
  features: [],
});

export const draftOf = (vehicle: OneVehicle): Draft => {
  const { brand, model, seats, luggage, transmission, bodyType, fuelType, licensePlate, color, status } = vehicle;
  return {
    brand,
    model,
    seats,
    luggage,
    transmission,
    bodyType,
    fuelType,
    licensePlate,
    color,
    status,
    doors: textOf(vehicle.doors),
    bootLitres: textOf(vehicle.bootLitres),
    consumption: textOf(vehicle.consumption),
    rangeKm: textOf(vehicle.rangeKm),
    chargeMinutes: textOf(vehicle.chargeMinutes),
    vin: vehicle.vin ?? '',
    homeLocationId: vehicle.homeLocationId ?? '',
    year: `${vehicle.year}`,
    categoryId: vehicle.category.id,
    mileage: `${vehicle.mileage}`,
    dailyRate: `${vehicle.dailyRate}`,
    weeklyRate: textOf(vehicle.weeklyRate),
    monthlyRate: textOf(vehicle.monthlyRate),
    images: vehicle.images.filter((image) => !isDrawing(image)),
    features: vehicle.features.filter(isFeature),
  };
};

// Features keep their stored order, since the card shows the first three.
const isFeature = (text: string): text is Feature => vehicleFeatures.some((one) => one === text);

const textOf = (value: number | null) => (value === null ? '' : `${value}`);

/** The fields that differ, in form order. */
export const changedFields = (before: Draft, after: Draft): DraftField[] =>
  (Object.keys(before) as DraftField[]).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** The request body with all fields. */
export const sentOf = (draft: Draft) => ({
  ...draft,
  homeLocationId: draft.homeLocationId || null,
  doors: numberOrNull(draft.doors),
  bootLitres: numberOrNull(draft.bootLitres),
  consumption: numberOrNull(draft.consumption),
  rangeKm: numberOrNull(draft.rangeKm),
  chargeMinutes: numberOrNull(draft.chargeMinutes),
  year: Number(draft.year),
  mileage: numberIn(draft.mileage),
  dailyRate: Number(draft.dailyRate),
  weeklyRate: numberOrNull(draft.weeklyRate),
  monthlyRate: numberOrNull(draft.monthlyRate),
  images: [...draft.images],
  features: [...draft.features],
});

const numberOrNull = (text: string) => (text === '' ? null : Number(text));

const drawn: readonly DraftField[] = ['bodyType', 'color', 'images'];

/** The request body of an update: only the changed fields. If the look changed, `images` drops an old drawing. */
export const changeOf = (changed: readonly DraftField[], draft: Draft): Partial<ReturnType<typeof sentOf>> => {
  const names = new Set<string>(changed);
  if (changed.some((name) => drawn.includes(name))) names.add('images');
  return Object.fromEntries(Object.entries(sentOf(draft)).filter(([name]) => names.has(name)));
};

type DraftError = Readonly<{ code: ProblemKey; params?: ProblemParams }>;
type DraftErrors = Partial<Record<DraftField, DraftError>>;

/** The errors of the typed fields, required or malformed. Chosen values cannot be invalid. */
export const errorsOf = (draft: Draft): DraftErrors => {
  const errors: [DraftField, DraftError | undefined][] = [
    ['brand', draft.brand.trim() === '' ? { code: 'fleet.brand-required' } : undefined],
    ['model', draft.model.trim() === '' ? { code: 'fleet.model-required' } : undefined],
    ['categoryId', draft.categoryId === '' ? { code: 'fleet.category-required' } : undefined],
    ...vehicleFacts.map((name): [DraftField, DraftError | undefined] => [name, factError(name, draft[name])]),
    ['mileage', isMileage(draft.mileage) ? undefined : { code: 'fleet.mileage' }],
    ['dailyRate', draft.dailyRate === '' ? { code: 'fleet.daily-rate-required' } : rateError(draft.dailyRate)],
    ['weeklyRate', draft.weeklyRate === '' ? undefined : rateError(draft.weeklyRate)],
    ['monthlyRate', draft.monthlyRate === '' ? undefined : rateError(draft.monthlyRate)],
  ];
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
};

/** Whole kilometres; nothing typed is none. */
const isMileage = (text: string) => {
  const typed = typedOrNone(text) ?? 0;
  return typeof typed === 'number' && Number.isInteger(typed) && typed >= 0 && typed <= HIGHEST_MILEAGE;
};

/** A number within the limits of the fact, of which only the consumption has a decimal; nothing typed is not known. */
const factError = (name: VehicleFact, text: string): DraftError | undefined => {
  const { from, to, problem } = factLimits[name];
  const shape = name === 'consumption' ? /^\d+(\.\d)?$/ : /^\d+$/;
  const isRight = text === '' || (shape.test(text) && Number(text) >= from && Number(text) <= to);
  return isRight ? undefined : { code: problem, params: problemParams({ from, to }) };
};

const rateError = (text: string): DraftError | undefined => {
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return { code: 'fleet.rate' };
  return Number(text) > HIGHEST_RATE
    ? { code: 'fleet.rate-too-high', params: problemParams({ max: HIGHEST_RATE }) }
    : undefined;
};
