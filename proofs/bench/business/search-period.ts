/** The period of every search in the benches. The bookings are laid around it, so today's date does not matter. */
export const searchPeriod = { startDate: '2027-03-10T10:00', endDate: '2027-03-15T10:00' };

export const search = `/api/vehicles/available?${new URLSearchParams({ ...searchPeriod, page: '1', limit: '24' })}`;

export const VEHICLES = 2_000;
/** The number of vehicles taken in the search period: 30 percent. */
export const TAKEN = 600;
