import { expect, test } from 'vitest';
import type { VehicleShape } from '#contract/fleet.ts';
import { trailFacts } from './trail-data.tsx';
import { listFacts } from './vehicle-data.tsx';
import { vehicleFacts } from './vehicle-json-ld.ts';

const origin = 'https://saphan.example';
const yaris: VehicleShape = {
  id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  brand: 'Toyota',
  model: 'Yaris',
  year: 2025,
  category: {
    id: 'c',
    slug: 'economy',
    name: 'Economy',
    nameInThai: 'ประหยัด',
    securityDeposit: 10_000,
    minimumDriverAge: 21,
    bookedAsClass: false,
    exactVehicleFee: null,
  },
  photos: [],
  bodyType: 'hatchback',
  facts: { doors: null, bootLitres: null, consumption: null, rangeKm: null, chargeMinutes: null },
  color: '#b9392f',
  seats: 5,
  luggage: 2,
  transmission: 'automatic',
  fuelType: 'petrol',
  dailyRate: 990,
  weeklyRate: null,
  monthlyRate: null,
  rates: { daily: 990, weekly: 6930, monthly: 29_700 },
  images: [],
  features: [],
  description: null,
  status: 'available',
  rating: null,
};

type Facts = Parameters<typeof vehicleFacts>[1];

const factsOf = (vehicle: VehicleShape, facts: Partial<Facts> = {}) => {
  const usual = { isTaxIncluded: false, isRatingReal: true, description: 'A small car.' };
  return JSON.parse(JSON.stringify(vehicleFacts(origin, { vehicle, ...usual, ...facts })));
};

test('a vehicle is a product with its daily rate', () => {
  const url = `${origin}/vehicles/${yaris.id}`;
  const facts = factsOf(yaris);
  expect(facts).toMatchObject({
    '@type': ['Product', 'Car'],
    name: 'Toyota Yaris 2025',
    image: `${origin}/og/vehicle/${yaris.id}.png`,
    brand: { '@type': 'Brand', name: 'Toyota' },
    offers: {
      '@type': 'Offer',
      url,
      price: 990,
      priceCurrency: 'THB',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 990,
        priceCurrency: 'THB',
        unitCode: 'DAY',
        valueAddedTaxIncluded: false,
      },
    },
  });
  expect(facts).not.toHaveProperty('aggregateRating');
});

test.each([
  ['available', 'InStock'],
  ['rented', 'InStock'],
  ['maintenance', 'OutOfStock'],
] as const)('a vehicle that is %s is %s: rented today, it can be booked for other days', (status, availability) => {
  expect(factsOf({ ...yaris, status }).offers.availability).toBe(`https://schema.org/${availability}`);
});

test('a rating is told when customers gave one', () => {
  const rated = factsOf({ ...yaris, rating: { average: 4.5, count: 12 } });
  expect(rated.aggregateRating).toMatchObject({ '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 });
  expect(factsOf({ ...yaris, rating: null })).not.toHaveProperty('aggregateRating');
  expect(factsOf({ ...yaris, rating: { average: null, count: 0 } })).not.toHaveProperty('aggregateRating');
});

test('stars of which some are examples are no rating', () => {
  const rated = { ...yaris, rating: { average: 4.5, count: 12 } };
  expect(factsOf(rated, { isRatingReal: false })).not.toHaveProperty('aggregateRating');
});

test('a scooter is no car, and prices with tax say so', () => {
  const facts = factsOf({ ...yaris, bodyType: 'scooter' }, { isTaxIncluded: true });
  expect(facts['@type']).toEqual(['Product', 'Motorcycle']);
  expect(facts.offers.priceSpecification.valueAddedTaxIncluded).toBe(true);
});

test('lists and trails count from one, by absolute addresses', () => {
  expect(listFacts(origin, [yaris])).toMatchObject({
    itemListElement: [{ position: 1, url: `${origin}/vehicles/${yaris.id}`, name: 'Toyota Yaris 2025' }],
  });
  expect(
    trailFacts(origin, [
      { name: 'Home', path: '/' },
      { name: 'Vehicles', path: '/vehicles' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${origin}/` },
      { position: 2, name: 'Vehicles', item: `${origin}/vehicles` },
    ],
  });
});
