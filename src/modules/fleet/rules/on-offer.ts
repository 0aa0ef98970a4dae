type Offered = Readonly<{ status: string; category: { isActive: boolean } }>;

/** `rented` follows hand-over and return and never blocks other dates; a vehicle in maintenance is not offered. */
export const isOnOffer = ({ status, category }: Offered): boolean => status !== 'maintenance' && category.isActive;
