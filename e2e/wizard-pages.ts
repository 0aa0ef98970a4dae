import type { APIRequestContext } from '@playwright/test';
import { expect, type Page } from '@playwright/test';
import { chooseCover, fillCustomer, inDays } from './journey.ts';
import { open } from './open.ts';

/**
 * Opens the first booking step of a vehicle that is free for five days from `start` days on, and goes without a cover;
 * returns its name.
 */
export const openWizard = async (page: Page, start: number): Promise<string> => {
  const [from, until] = [inDays(start), inDays(start + 5)];
  const free = { startDate: `${from}T09:00`, endDate: `${until}T09:00`, limit: 1 };
  const { data } = await (await page.request.get('/api/vehicles/available', { params: free })).json();
  const { id, brand, model } = data[0];
  const dates = `pickupDate=${from}&pickupTime=09:00&returnDate=${until}&returnTime=09:00`;
  await open(page, `/booking?vehicle=${id}&location=Suvarnabhumi+Airport&${dates}`);
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  await chooseCover(page);
  return `${brand} ${model}`;
};

/** Goes on to the payment step, which holds the vehicle; returns its name. */
export const holdInWizard = async (page: Page, start: number, email: string): Promise<string> => {
  const name = await openWizard(page, start);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, email);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(page.getByText('The vehicle is held for you').first()).toBeVisible();
  return name;
};

export type Listed = { id: string; category: { id: string } };

/** The vehicles that are free from day 70 to the given day. */
export const freeUntil = async (request: APIRequestContext, lastDay: number): Promise<Listed[]> => {
  const free = `startDate=${inDays(70)}T10:00&endDate=${inDays(lastDay)}T10:00`;
  return (await (await request.get(`/api/vehicles/available?page=1&limit=20&${free}`)).json()).data;
};
