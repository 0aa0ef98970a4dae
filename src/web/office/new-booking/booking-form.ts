import type { Language } from '#contract/fields.ts';
import { bangkokClock } from '#kernel/bangkok-clock.ts';
import { addDays } from '#kernel/calendar-date.ts';
import type { RouteInput } from '../../api/routes.ts';
import type { ChosenExtras, PeriodTexts } from '../extras/chosen-extras.ts';
import { numberIn, typedNumber } from '../form/typed-number.ts';
import { isDay } from '../list/list-search.ts';

/** The values of the manual booking form, as typed; empty means missing. */
export type BookingForm = ChosenExtras &
  Readonly<{
    customerId: string;
    vehicleId: string;
    startDate: string;
    startTime: string;
    endDate: string;
    endTime: string;
    pickupLocationId: string;
    dropoffLocationId: string;
    promoCode: string;
    paymentMethod: string;
    paymentStatus: 'pending' | 'partial' | 'paid';
    paymentAmount: string;
    paymentReference: string;
    /** The language of the customer's e-mails and documents. */
    language: Language;
    flightNumber: string;
    arrivalNote: string;
    notes: string;
    hasOwnPrice: boolean;
    ownPrice: string;
    ownPriceReason: string;
    hasDiscount: boolean;
    discount: string;
    discountReason: string;
  }>;

/** The default time of day for start and end. */
const USUAL_TIME = '10:00';

const USUAL_DAYS = 3;

/** An address that names no dates, with the usual days from the next usual time, so that what is free can be listed. */
export const withDates = (params: URLSearchParams, nowMs: number): URLSearchParams => {
  if (params.has('startDate') || params.has('endDate')) return params;
  const now = bangkokClock(nowMs);
  const from = addDays(now.slice(0, 10), now.slice(11, 16) < USUAL_TIME ? 0 : 1);
  return new URLSearchParams([...params, ['startDate', from], ['endDate', addDays(from, USUAL_DAYS)]]);
};

/**
 * The form prefilled from an address: `?vehicleId=&startDate=&endDate=&customerId=`. A start without an end means one
 * day.
 */
export const formOf = (params: URLSearchParams, place = '', language: Language = 'en'): BookingForm => {
  const [startDate = '', startTime = USUAL_TIME] = (params.get('startDate') ?? '').split('T');
  const requestedEnd = params.get('endDate') ?? (isDay(startDate) ? addDays(startDate, 1) : '');
  const [endDate = '', endTime = USUAL_TIME] = requestedEnd.split('T');
  return {
    customerId: params.get('customerId') ?? '',
    vehicleId: params.get('vehicleId') ?? '',
    startDate,
    startTime: onTheHalfHour(startTime),
    endDate,
    endTime: onTheHalfHour(endTime),
    pickupLocationId: place,
    dropoffLocationId: place,
    addons: {},
    packageId: '',
    insurancePayAt: 'online',
    promoCode: '',
    paymentMethod: 'cash',
    paymentStatus: 'pending',
    paymentAmount: '',
    paymentReference: '',
    language,
    flightNumber: '',
    arrivalNote: '',
    notes: '',
    hasOwnPrice: false,
    ownPrice: '',
    ownPriceReason: '',
    hasDiscount: false,
    discount: '',
    discountReason: '',
  };
};

const onTheHalfHour = (time: string) => (/^([01]\d|2[0-3]):[03]0/.test(time) ? time.slice(0, 5) : USUAL_TIME);

/** The rental period; null until both dates are set and the end is after the start. */
export const periodOf = ({ startDate, startTime, endDate, endTime }: BookingForm): PeriodTexts | null => {
  const [from, until] = [momentOf(startDate, startTime), momentOf(endDate, endTime)];
  return from && until && from < until ? { startDate: from, endDate: until } : null;
};

/** The same with the places that are chosen. */
export const placedPeriodOf = (form: BookingForm) => {
  const period = periodOf(form);
  return period && { ...period, ...placesIn(form) };
};

const placesIn = ({ pickupLocationId, dropoffLocationId }: BookingForm) => ({
  ...(pickupLocationId && { pickupLocationId }),
  ...(dropoffLocationId && { dropoffLocationId }),
});

/** Whether both dates are set, but the end is not after the start. */
export const isBackwards = (form: BookingForm): boolean =>
  form.startDate !== '' && form.endDate !== '' && periodOf(form) === null;

/** What a booking may lack. */
export type Needed = 'customer' | 'vehicle' | 'dates' | 'order' | 'places';

/** Every missing or invalid input, in form order. */
export const neededIn = (form: BookingForm): Needed[] => [
  ...(!form.startDate || !form.endDate ? (['dates'] as const) : []),
  ...(isBackwards(form) ? (['order'] as const) : []),
  ...(form.vehicleId ? [] : (['vehicle'] as const)),
  ...(form.customerId ? [] : (['customer'] as const)),
  ...(form.pickupLocationId && form.dropoffLocationId ? [] : (['places'] as const)),
];

/** Whether all that is required to book is filled in: customer, vehicle, start and end. */
export const isFilled = (form: BookingForm): boolean => neededIn(form).every((needed) => needed === 'places');

/** Whether a price can be quoted: vehicle, start, and an end after it. */
export const hasRental = (form: BookingForm): boolean => form.vehicleId !== '' && periodOf(form) !== null;

type QuoteBody = RouteInput<'POST /admin/bookings/quote'>['body'];

/** The request for a quote; null while something is missing. */
export const quoteBodyOf = (form: BookingForm): QuoteBody | null => {
  const [price, discount, period] = [ownPriceOf(form), discountOf(form), periodOf(form)];
  const { customerId, vehicleId } = form;
  if (!vehicleId || !period || price === undefined || discount === undefined) return null;
  return {
    vehicleId,
    ...period,
    ...extrasOf(form),
    ...(customerId && { customerId }),
    ...placesIn(form),
    ...(price && { vehiclePrice: price }),
    ...(discount && { discount }),
  };
};

const extrasOf = ({ addons, packageId, insurancePayAt: payAt, promoCode }: BookingForm) => ({
  selectedAddons: Object.entries(addons).map(([addonId, quantity]) => ({ addonId, quantity })),
  selectedInsurance: packageId ? { packageId, payAt } : null,
  ...(promoCode && { promoCode }),
});

/** The price override: null if off, undefined while incomplete. */
const ownPriceOf = ({ hasOwnPrice, ownPrice, ownPriceReason }: BookingForm) =>
  hasOwnPrice ? givenOf(ownPrice, ownPriceReason) : null;

/** The discount by hand: null if off, undefined while incomplete. */
const discountOf = ({ hasDiscount, discount, discountReason }: BookingForm) =>
  hasDiscount ? givenOf(discount, discountReason) : null;

const givenOf = (typed: string, why: string) => {
  const [amount, reason] = [typedNumber(typed), why.trim()];
  return typeof amount !== 'number' || reason === '' ? undefined : { amount, reason };
};

type Body = RouteInput<'POST /admin/bookings'>['body'];

/** The request body, with the total that staff saw. */
export const bodyOf = (form: BookingForm, totalAmount: number): Body => {
  const { customerId, vehicleId, pickupLocationId, dropoffLocationId, paymentMethod, paymentStatus, language, notes } =
    form;
  const { flightNumber, arrivalNote } = form;
  const amount = numberIn(form.paymentAmount);
  return {
    customerId,
    vehicleId,
    pickupLocationId,
    dropoffLocationId,
    totalAmount,
    language,
    notes,
    flightNumber,
    arrivalNote,
    startDate: momentOf(form.startDate, form.startTime),
    endDate: momentOf(form.endDate, form.endTime),
    status: 'confirmed',
    bookingType: 'manual',
    paymentMethod,
    paymentStatus,
    ...extrasOf(form),
    ...(paymentStatus === 'partial' && form.paymentAmount !== '' && { paymentAmount: amount }),
    ...(paymentStatus !== 'pending' && form.paymentReference && { paymentReference: form.paymentReference }),
    vehiclePrice: ownPriceOf(form) ?? null,
    discount: discountOf(form) ?? null,
  };
};

const momentOf = (date: string, time: string) => (date ? `${date}T${time}` : '');
