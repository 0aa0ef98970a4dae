import type { Page } from '@playwright/test';
import { inDays } from './journey.ts';

export type Vehicle = { id: string; brand: string; model: string; category: { id: string; securityDeposit: number } };
export type Dates = { from: number; days: number };

export const queryOf = ({ from, days }: Dates) =>
  new URLSearchParams({
    location: 'Suvarnabhumi Airport',
    pickupDate: inDays(from),
    pickupTime: '09:00',
    returnDate: inDays(from + days),
    returnTime: '09:00',
  });

export const read = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`/api${path}`)).json()).data;

export const freeVehicles = (page: Page, { from, days }: Dates): Promise<Vehicle[]> =>
  read(page, `/vehicles/available?startDate=${inDays(from)}T09:00&endDate=${inDays(from + days)}T09:00`);

/** A vehicle that is free on all of the dates. */
export const freeVehicle = async (page: Page, dates: Dates): Promise<Vehicle> => {
  const [vehicle] = await freeVehicles(page, dates);
  if (!vehicle) throw new Error('No vehicle is free');
  return vehicle;
};

/** The box with price and dates. */
export const box = (page: Page) => page.getByRole('complementary', { name: /^Book / });
