import { inDays } from './journey.ts';

/**
 * The public pages that have budgets for size and speed: home, listing with dates, vehicle, booking of a free vehicle,
 * contact, and a content page.
 */
export const publicPages = async (origin: string) => {
  const dates = `pickupDate=${inDays(20)}&pickupTime=09:00&returnDate=${inDays(25)}&returnTime=09:00`;
  const free = `startDate=${inDays(20)}T09:00&endDate=${inDays(25)}T09:00`;
  const { data } = await (await fetch(`${origin}/api/vehicles/available?page=1&limit=1&${free}`)).json();
  return {
    home: '/',
    listing: `/vehicles?location=Suvarnabhumi+Airport&${dates}`,
    vehicle: `/vehicles/${data[0].id}`,
    // Its first step loads all steps, the calendar and the prices.
    checkout: `/booking?vehicle=${data[0].id}&location=Suvarnabhumi+Airport&${dates}`,
    contact: '/contact',
    terms: '/terms',
  };
};
