import { inDays } from './journey.ts';

/** The addresses of the pages whose weight and speed have a budget: home, list with dates, a vehicle, contact, a text. */
export const publicPages = async (origin: string) => {
  const dates = `pickupDate=${inDays(20)}&pickupTime=09:00&returnDate=${inDays(25)}&returnTime=09:00`;
  const { data } = await (await fetch(`${origin}/api/vehicles/available?page=1&limit=1`)).json();
  return {
    home: '/',
    listing: `/vehicles?location=Suvarnabhumi+Airport&${dates}`,
    vehicle: `/vehicles/${data[0].id}`,
    contact: '/contact',
    terms: '/terms',
  };
};
