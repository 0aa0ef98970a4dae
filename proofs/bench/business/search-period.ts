/** What every search of the benches asks for. The bookings are laid around it, so the clock does not matter. */
export const searchPeriod = { startDate: '2027-03-10T10:00', endDate: '2027-03-15T10:00' };

export const search = `/api/vehicles/available?${new URLSearchParams({ ...searchPeriod, page: '1', limit: '24' })}`;

export const VEHICLES = 2_000;
/** 30 percent of the vehicles are taken in the asked period. */
export const TAKEN = 600;
