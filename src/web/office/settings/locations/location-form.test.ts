import { expect, test } from 'vitest';
import { draftOf, sentOf } from './location-form.tsx';

const airport = {
  id: '8f4a1d0e-0000-4000-8000-000000000001',
  name: 'Don Mueang Airport',
  nameInThai: null,
  city: 'Bangkok',
  address: '222 Vibhavadi',
  addressInThai: 'ถนนวิภาวดี',
  contactPhone: '',
  isAirport: true,
  active: true,
  hours: { monday: '6:00-24:00' },
  specialHours: [{ date: '2027-04-13', hours: 'closed' }],
  pickUpOutside: 'unattended' as const,
  pickUpOutsideFee: 200,
  pickUpInstructions: 'The box is beside the door',
  pickUpInstructionsInThai: 'กล่องอยู่ข้างประตู',
  dropOffOutside: 'free' as const,
  dropOffOutsideFee: 0,
  dropOffInstructions: '',
  dropOffInstructionsInThai: '',
  latitude: 13.9,
  longitude: null,
  displayOrder: 2,
  isInUse: true,
  version: 3,
};

test('a place is sent as it was, when nothing was typed', () => {
  const { id: _id, isInUse: _isInUse, version: _version, ...stored } = airport;
  expect(sentOf(draftOf(airport))).toEqual(stored);
});

test('without hours of its own a place has those of the office, whatever was typed before', () => {
  expect(sentOf({ ...draftOf(airport), hasOwnHours: false }).hours).toBeNull();
});

test('of a new place nothing is sent that nobody typed', () => {
  expect(sentOf({ ...draftOf(null), name: 'Sathorn', address: 'Sathorn Road', nameInThai: ' ' })).toEqual({
    name: 'Sathorn',
    nameInThai: null,
    address: 'Sathorn Road',
    addressInThai: null,
    city: '',
    contactPhone: '',
    isAirport: false,
    active: true,
    latitude: null,
    longitude: null,
    hours: null,
    specialHours: [],
    pickUpOutside: 'free',
    pickUpOutsideFee: 0,
    pickUpInstructions: '',
    pickUpInstructionsInThai: '',
    dropOffOutside: 'free',
    dropOffOutsideFee: 0,
    dropOffInstructions: '',
    dropOffInstructionsInThai: '',
  });
});
