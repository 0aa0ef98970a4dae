import { expect, test } from 'vitest';
import { type Business, businessFacts } from './business-json-ld.ts';

const week = {
  monday: '8:30-18:00',
  tuesday: '8:30-18:00',
  wednesday: '8:30-18:00',
  thursday: '8:30 AM - 6:00 PM',
  friday: '8:30-24:00',
  saturday: '24 hours',
  sunday: 'closed',
};
const nowhere = {
  facebook: '',
  twitter: '',
  instagram: '',
  messenger: '',
  line: '',
  whatsapp: '',
  wechat: '',
  wechatQRCode: '',
};

const business: Business = {
  siteName: 'Saphan Car Rental',
  siteDescription: '',
  address: '88 Sathorn Tai Road, Bangkok 10120',
  addressInThai: '',
  supportEmail: 'hello@saphan.example',
  contactPhone: '02 555 0140',
  emergencyPhone: '',
  latitude: 13.7194,
  longitude: 100.5165,
  socialMedia: { ...nowhere, facebook: 'https://facebook.com/saphan', instagram: 'saphan', line: '@saphan' },
  chat: [],
  confirmsByMail: true,
  isDemo: false,
  businessHours: { mainOffice: week, airportLocations: { suvarnabhumi: '24/7', donMueang: '6:00-24:00' } },
};

const factsOf = (contact: Business, more = {}) =>
  JSON.parse(JSON.stringify(businessFacts('https://saphan.example', contact, more)));

test('the business is a car rental, as its settings say', () => {
  expect(
    factsOf(business, { cities: ['Bangkok', 'Samut Prakan', 'Bangkok'], priceRange: 'from ฿820 a day' }),
  ).toMatchObject({
    '@type': 'AutoRental',
    name: 'Saphan Car Rental',
    url: 'https://saphan.example/',
    image: 'https://saphan.example/og/home.png',
    telephone: '+66 2 555 0140',
    email: 'hello@saphan.example',
    address: { '@type': 'PostalAddress', streetAddress: '88 Sathorn Tai Road, Bangkok 10120', addressCountry: 'TH' },
    geo: { '@type': 'GeoCoordinates', latitude: 13.7194, longitude: 100.5165 },
    priceRange: 'from ฿820 a day',
    areaServed: [{ name: 'Bangkok' }, { name: 'Samut Prakan' }],
    sameAs: ['https://facebook.com/saphan', 'https://line.me/R/ti/p/%40saphan'],
  });
});

test('days with the same hours stand together, however they are written; a closed one is not named', () => {
  const hours = factsOf(business).openingHoursSpecification.map(
    ({ dayOfWeek, opens, closes }: { dayOfWeek: string[]; opens: string; closes: string }) => [
      dayOfWeek.map((day) => day.replace('https://schema.org/', '')).join(' '),
      opens,
      closes,
    ],
  );
  expect(hours).toEqual([
    ['Monday Tuesday Wednesday Thursday', '08:30', '18:00'],
    ['Friday', '08:30', '23:59'],
    ['Saturday', '00:00', '23:59'],
  ]);
});

test('what the settings do not say is not said', () => {
  const unreadable = 'by appointment';
  const mainOffice = {
    monday: unreadable,
    tuesday: unreadable,
    wednesday: unreadable,
    thursday: unreadable,
    friday: unreadable,
    saturday: unreadable,
    sunday: unreadable,
  };
  const facts = factsOf({
    ...business,
    address: '',
    supportEmail: '',
    contactPhone: '',
    latitude: null,
    socialMedia: nowhere,
    businessHours: { ...business.businessHours, mainOffice },
  });
  expect(Object.keys(facts).sort()).toEqual(['@id', '@type', 'currenciesAccepted', 'image', 'name', 'url']);
});

test.each([
  ['+66 2 555 0140', '+66 2 555 0140'],
  ['081-555-0199', '+66 81-555-0199'],
  ['1150', '1150'],
])('the number %s is dialled from abroad as %s', (contactPhone, telephone) => {
  expect(factsOf({ ...business, contactPhone }).telephone).toBe(telephone);
});
