import type { z } from 'zod';
import type { ManualBooking } from '#contract/office/manual-booking.ts';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, type Satang, toBaht } from '#kernel/money.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { makeAndModel } from '#modules/fleet/index.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import { officeBooking } from '../records/office-booking.ts';
import { createManual, type ManualRequest } from './create-manual.ts';
import { freeVehicles, quoteManual } from './quote-manual.ts';

const USUAL_PAGE = 50;

/** Bookings that staff make for somebody. */
export const manualRoutes = ({ serve }: EndpointBinders, money: OfficeMoney): void => {
  serve('POST /admin/bookings/quote', async (ctx, { body }) => {
    const period = { from: toInstant(body.startDate), until: toInstant(body.endDate) };
    const { quote, isFree, warnings } = await quoteManual(ctx, {
      ...choicesOf(body),
      vehicleId: body.vehicleId,
      customerId: body.customerId ?? null,
      period,
      pickUpLocationId: body.pickupLocationId ?? null,
      dropOffLocationId: body.dropoffLocationId ?? null,
    });
    return { data: { quote: toQuoteShape(quote, period), isFree, warnings } };
  });

  serve('GET /admin/bookings/free-vehicles', async (ctx, { query }) => {
    const { startDate, endDate, search, vehicleId } = query;
    const period = startDate && endDate ? { from: toInstant(startDate), until: toInstant(endDate) } : null;
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total, totals } = await freeVehicles(ctx, {
      period,
      search,
      vehicleId,
      pickUpLocationId: query.pickupLocationId ?? null,
      dropOffLocationId: query.dropoffLocationId ?? null,
      page,
    });
    return {
      ...pageFacts(page, total),
      data: rows.map(({ brand, model, categoryName, categoryNameInThai, dailyRate, ...vehicle }) => ({
        ...vehicle,
        category: categoryName,
        categoryInThai: categoryNameInThai,
        name: makeAndModel({ brand, model }),
        dailyRate: toBaht(dailyRate),
        total: bahtOf(totals.get(vehicle.id)),
      })),
    };
  });

  serve('POST /admin/bookings', async (ctx, { body }) => {
    const booking = await createManual(ctx, requestOf(body), money);
    return { data: await officeBooking(ctx, booking.id, money), message: 'Booking created' };
  });
};

const bahtOf = (amount: Satang | undefined): number | null => (amount === undefined ? null : toBaht(amount));

type Body = z.output<typeof ManualBooking>;

const requestOf = (body: Body): ManualRequest => ({
  customer: {
    id: body.customerId || null,
    name: body.customerName ?? '',
    firstName: body.firstName ?? '',
    lastName: body.lastName ?? '',
    email: body.customerEmail ?? '',
    phone: body.customerPhone ?? '',
    licenseNumber: body.licenseNumber ?? '',
  },
  form: {
    vehicleId: body.vehicleId || null,
    from: body.startDate ? toInstant(body.startDate) : null,
    until: body.endDate ? toInstant(body.endDate) : null,
    pickUpLocationId: body.pickupLocationId || null,
    dropOffLocationId: body.dropoffLocationId || null,
  },
  choices: choicesOf(body),
  totalAmount: body.totalAmount,
  arrival: { flightNumber: body.flightNumber ?? '', arrivalNote: body.arrivalNote ?? '' },
  notes: body.notes ?? '',
  language: body.language ?? 'en',
  payment: {
    status: body.paymentStatus ?? null,
    amount: body.paymentAmount === undefined ? null : fromBaht(body.paymentAmount),
    methodType: body.paymentMethod || null,
    reference: body.paymentReference || null,
  },
});

type Chosen = Pick<Body, 'selectedAddons' | 'selectedInsurance' | 'promoCode' | 'vehiclePrice' | 'discount'>;

const choicesOf = ({ selectedAddons, selectedInsurance, promoCode, vehiclePrice, discount }: Chosen) => ({
  addons: selectedAddons ?? [],
  insurance: selectedInsurance ?? null,
  promoCode: promoCode || null,
  discount: discount ? { ...discount, amount: fromBaht(discount.amount) } : null,
  vehiclePrice: vehiclePrice ? { ...vehiclePrice, amount: fromBaht(vehiclePrice.amount) } : null,
});
