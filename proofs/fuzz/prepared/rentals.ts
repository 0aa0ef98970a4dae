import type { CallOf } from '#contract/index.ts';
import { newVehicle } from '#test/builders/fleet-office.ts';
import { manual } from '#test/builders/manual.ts';
import { type Office, once } from './office.ts';

/** A location that nothing else in the run uses. */
export const ownPlace = once(async (office) => {
  const name = `Wharf ${office.number()}`;
  office.things.reserve(name);
  const { data } = await office.call('POST /admin/settings/locations', {
    body: { name, address: '1 Phra Athit Road', hours: null },
  });
  office.things.reserve(data.id);
  return data;
});

export const ownCategory = once(async (office) => {
  const { data } = await office.call('POST /admin/categories', {
    body: { name: `Boats ${office.number()}`, securityDeposit: 0 },
  });
  office.things.reserve(data.id);
  return data;
});

/** An add-on that never runs out. */
export const ownAddon = once(async (office) => {
  const { data } = await office.call('POST /addons', {
    body: {
      name: `Life vest ${office.number()}`,
      category: 'safety',
      description: 'Floats',
      dailyPrice: 10,
      currentStock: 1000,
      maxQuantity: 1000,
      isActive: true,
      showOnWebsite: true,
    },
  });
  office.things.reserve(data.id);
  return data;
});

export const newPlate = (office: Office) => {
  const number = office.number();
  return `${1 + Math.floor(number / 9000)}ฮฮ ${1000 + (number % 9000)}`;
};

/** A category whose security deposit is held or left. */
const depositCategory = once(async (office) => {
  const { data } = await office.call('POST /admin/categories', {
    body: { name: `Yachts ${office.number()}`, securityDeposit: 5000 },
  });
  office.things.reserve(data.id);
  return data;
});

/** A new vehicle, reserved so that nothing else books it; of a category without a deposit, unless told otherwise. */
export const freeVehicle = async (office: Office, category = ownCategory) => {
  const { data } = await office.call('POST /admin/vehicles', {
    body: newVehicle((await category(office)).id, newPlate(office)),
  });
  office.things.reserve(data.id);
  return data;
};

/** The next two-day rental of a reserved vehicle; after a dozen rentals, another vehicle is used. */
export const nextRental = async (office: Office) => {
  const { vehicleId, count } = rentals.get(office) ?? { vehicleId: (await freeVehicle(office)).id, count: 0 };
  if (count >= RENTALS) rentals.delete(office);
  else rentals.set(office, { vehicleId, count: count + 1 });
  const from = (await office.now()).toPlainDate().add({ days: FIRST_DAY + DAYS_APART * count });
  return { vehicleId, startDate: `${from}T10:00`, endDate: `${from.add({ days: 2 })}T10:00` };
};
const rentals = new WeakMap<Office, { vehicleId: string; count: number }>();

const RENTALS = 12;
const FIRST_DAY = 20;
/** Two days of rental, and three for turnover and extensions. */
const DAYS_APART = 5;

type NewBooking = CallOf<'POST /bookings'>['body'];

/** The request of a customer for the next rental, with the quoted price. */
export const bookingRequest = async (office: Office): Promise<NewBooking> => {
  const { vehicleId, startDate, endDate } = await nextRental(office);
  const place = (await ownPlace(office)).name;
  const { data } = await office.call('POST /booking-pricing/calculate', { body: { vehicleId, startDate, endDate } });
  return {
    vehicleId,
    pickupDate: startDate,
    returnDate: endDate,
    pickupLocation: place,
    dropoffLocation: place,
    totalAmount: data.total,
    customerInfo: {
      firstName: 'Hannah',
      lastName: 'Keller',
      phone: '+61 4 5550 0142',
      licenseNumber: 'NSW 1234 5678',
      email: `rental${office.number()}@example.com`,
    },
  };
};

/** An online booking that awaits payment. */
export const booked = async (office: Office) => {
  const { data } = await office.call('POST /bookings', { headers: {}, body: await bookingRequest(office) });
  return { ...data, headers: { 'x-booking-token': data.accessToken }, params: { id: data.bookingId } };
};

/** A booking paid in cash at the counter. */
export const paidInCash = async (office: Office) => {
  const booking = await booked(office);
  await office.call('POST /payments/records', {
    body: { bookingId: booking.bookingId, amount: booking.totalAmount, paymentMethod: 'cash' },
  });
  return booking;
};

/** A booking that waits for a transfer, by bank or PromptPay. */
export const byTransfer = async (office: Office) => {
  const account = { bankName: 'Siam Bank', bankAccountNumber: '1234567890', bankAccountHolder: 'Saphan Co., Ltd.' };
  await office.call('PUT /admin/settings', {
    body: { payment: { ...account, enableBankTransfer: true, promptPayId: '0812345678' } },
  });
  const booking = await booked(office);
  const { bookingId, headers } = booking;
  await office.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod: 'bank_transfer' } });
  return booking;
};

/** The current booking as returned to staff. */
export const seen = async (office: Office, id: string) =>
  (await office.call('GET /admin/bookings/:id', { params: { id } })).data;

/** The request of staff for a rental that begins within the hour. */
export const counterRequest = async (office: Office, category = ownCategory) => {
  const vehicleId = (await freeVehicle(office, category)).id;
  const place = (await ownPlace(office)).id;
  const now = await office.now();
  const soon = now.add({ hours: 1 }).round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'floor' });
  const [startDate = '', endDate = ''] = [soon, soon.add({ days: 2 })].map((moment) =>
    moment.toString({ smallestUnit: 'minute' }),
  );
  const { data } = await office.call('POST /admin/bookings/quote', { body: { vehicleId, startDate, endDate } });
  const customerEmail = `counter${office.number()}@example.com`;
  return manual(vehicleId, place, { startDate, endDate, totalAmount: data.quote.total, customerEmail });
};

/** A confirmed booking whose vehicle can be handed over. */
export const dueNow = async (office: Office, category = ownCategory) => {
  const body = await counterRequest(office, category);
  return (
    await office.call('POST /admin/bookings', { body: { ...body, paymentMethod: 'cash', paymentStatus: 'paid' } })
  ).data;
};

/** The same, with a security deposit agreed. */
export const dueWithDeposit = (office: Office) => dueNow(office, depositCategory);

const classCategory = once(async (office) => {
  const { data } = await office.call('POST /admin/categories', {
    body: { name: `Longtails ${office.number()}`, securityDeposit: 0, bookedAsClass: true },
  });
  office.things.reserve(data.id);
  return data;
});
const classVehicles = once(async (office) => ({
  first: (await freeVehicle(office, classCategory)).id,
  second: (await freeVehicle(office, classCategory)).id,
  made: { rentals: 0 },
}));

/** A move that a tentative rental of a class can make. */
export const moveOfClass = async (office: Office) => {
  const { first, second, made } = await classVehicles(office);
  const from = (await office.now()).toPlainDate().add({ days: FIRST_DAY + 3 * made.rentals });
  made.rentals += 1;
  const dates = { startDate: `${from}T10:00`, endDate: `${from.add({ days: 1 })}T10:00` };
  const place = (await ownPlace(office)).name;
  const { data: quote } = await office.call('POST /booking-pricing/calculate', {
    body: { vehicleId: first, ...dates },
  });
  const { data } = await office.call('POST /bookings', {
    headers: {},
    body: {
      ...(await bookingRequest(office)),
      ...{ vehicleId: first, pickupDate: dates.startDate, returnDate: dates.endDate, totalAmount: quote.total },
      ...{ pickupLocation: place, dropoffLocation: place },
    },
  });
  return { bookingId: data.bookingId, from: first, to: second };
};

type OfCustomer = Readonly<{ bookingNumber: string; customerEmail: string }>;

/** The headers of the customer of a booking. */
export const asCustomer = async (office: Office, { bookingNumber, customerEmail }: OfCustomer) => {
  await office.forgive();
  const { data } = await office.call('POST /bookings/lookup', {
    headers: {},
    body: { bookingNumber, email: customerEmail },
  });
  return { 'x-booking-token': data.accessToken };
};

export const pickUp = { mileage: 12_000, fuel: 8, licenseChecked: true as const };

/** The agreement's text as it is read now; charges after the return are not agreed to. */
export const textOf = async (office: Office, id: string) => {
  const { data } = await office.call('GET /admin/bookings/:id/agreements', { params: { id } });
  return { textNumber: data.textNumber, agreesToLaterCharges: false };
};

/** A booking that is due now, with its agreement signed. */
export const signedNow = async (office: Office) => {
  const booking = await dueNow(office);
  const { id, version, customerName } = booking;
  const body = { version, signedName: customerName, ...(await textOf(office, id)) };
  await office.call('POST /admin/bookings/:id/agreement', { params: { id }, body });
  return booking;
};

/** A booking after pick-up. */
export const out = async (office: Office) => {
  const { id, version } = await signedNow(office);
  return (await office.call('POST /admin/bookings/:id/pick-up', { params: { id }, body: { ...pickUp, version } })).data;
};

/** A booking after the return, with the customer's token. */
export const over = async (office: Office) => {
  const booking = await out(office);
  const { id, version } = booking;
  await office.call('POST /admin/bookings/:id/return', { params: { id }, body: { mileage: 12_400, fuel: 8, version } });
  return { params: { id }, headers: await asCustomer(office, booking) };
};
