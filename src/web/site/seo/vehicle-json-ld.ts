import type { VehicleShape } from '#contract/fleet.ts';
import { businessId } from './business-json-ld.ts';
import type { Facts } from './json-ld.ts';

type VehicleFacts = Readonly<{
  vehicle: VehicleShape;
  description: string;
  isTaxIncluded: boolean;
  /** Whether the rating comes from customers; the demo business's examples are left out of the structured data. */
  isRatingReal: boolean;
}>;

/** A vehicle and its daily rate, as shown on the page. It is in stock unless it is in maintenance. */
export const vehicleFacts = (
  origin: string,
  { vehicle, description, isTaxIncluded, isRatingReal }: VehicleFacts,
): Facts => {
  const url = `${origin}/vehicles/${vehicle.id}`;
  return {
    '@type': ['Product', vehicle.bodyType === 'scooter' ? 'Motorcycle' : 'Car'],
    '@id': `${url}#vehicle`,
    name: `${vehicle.brand} ${vehicle.model} ${vehicle.year}`,
    description,
    url,
    image: `${origin}/og/vehicle/${vehicle.id}.png`,
    brand: { '@type': 'Brand', name: vehicle.brand },
    model: vehicle.model,
    category: vehicle.category.name,
    vehicleModelDate: String(vehicle.year),
    vehicleTransmission: vehicle.transmission,
    fuelType: vehicle.fuelType,
    vehicleSeatingCapacity: vehicle.seats,
    offers: offerOf(origin, url, vehicle, isTaxIncluded),
    aggregateRating: isRatingReal ? ratingOf(vehicle.rating) : undefined,
  };
};

/** The daily rate as an offer, in baht. */
const offerOf = (origin: string, url: string, { rates, status }: VehicleShape, isTaxIncluded: boolean) => {
  const amount = { price: rates.daily, priceCurrency: 'THB' };
  return {
    '@type': 'Offer',
    url,
    ...amount,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      unitCode: 'DAY',
      valueAddedTaxIncluded: isTaxIncluded,
    },
    availability: `https://schema.org/${status === 'maintenance' ? 'OutOfStock' : 'InStock'}`,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    offeredBy: { '@id': businessId(origin) },
  };
};

const ratingOf = (rating: VehicleShape['rating']) =>
  rating && rating.average !== null
    ? {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      }
    : undefined;
