type Offered = Readonly<{ status: string; category: { isActive: boolean } }>;

/**
 * A vehicle in maintenance or in a category that is off is not offered. Status `rented` only follows hand-over and
 * return and does not block other dates.
 */
export const isOnOffer = ({ status, category }: Offered): boolean => status !== 'maintenance' && category.isActive;
