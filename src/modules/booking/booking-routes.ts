import type { z } from 'zod';
import type { NewBooking, QuoteRequest } from '#contract/booking.ts';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { AGE_UNTOLD } from '#kernel/driver-limits.ts';
import { toBaht } from '#kernel/money.ts';
import { requirePeriod } from '#kernel/parse-period.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { checkAvailability } from './create/check-availability.ts';
import { createBooking, rentalProblems } from './create/create-booking.ts';
import type { BookingChoices } from './create/price-choices.ts';
import { priceStartDays } from './create/price-start-days.ts';
import { quoteBooking, termsOfPeriod } from './create/quote-booking.ts';
import { customerBookingRoutes } from './customer-routes.ts';
import { agesOf, newDriverProblems } from './drivers/judge-drivers.ts';
import { openBooking } from './records/booking-access.ts';
import { toBookingShape } from './records/booking-shape.ts';
import { codeProblems } from './records/email-code.ts';
import type { PaymentsOf } from './records/payments-port.ts';
import { slipRoutes } from './slips/slip-routes.ts';

type Options = Readonly<{
  /** At most `HOLDS_AT_ONCE` unpaid holds for a client and an e-mail, and a share of the fleet for the unproven. */
  capHolds: boolean;
  sealer: Sealer;
  paymentsOf: PaymentsOf;
  files: Files;
}>;

export const bookingRoutes = (serving: EndpointBinders, { capHolds, sealer, paymentsOf, files }: Options): void => {
  const { serve } = serving;
  customerBookingRoutes(serving, { paymentsOf });
  slipRoutes(serving, { files, paymentsOf });

  serve('POST /bookings/check-availability', async (ctx, { body }) => {
    const period = requirePeriod(body.startDate, body.endDate);
    const { conflicts, freeFrom, otherDays } = await checkAvailability(ctx, {
      vehicleId: body.vehicleId,
      period,
      isExact: body.exactVehicle,
    });
    const terms = await termsOfPeriod(ctx.tx, period, body);
    return {
      data: {
        available: conflicts.length === 0,
        conflicts: conflicts.map(({ reason, from, until }) => ({
          reason,
          from: toBangkokText(from),
          until: toBangkokText(until),
        })),
        freeFrom: freeFrom && toBangkokText(freeFrom),
        otherDays: {
          before: otherDays.before && toBangkokText(otherDays.before),
          after: otherDays.after && toBangkokText(otherDays.after),
        },
        fullRefundUntil: toBangkokText(terms.fullRefundUntil),
        halfRefundUntil: toBangkokText(terms.halfRefundUntil),
        outsideOpeningHours: terms.outsideOpeningHours,
        outside: terms.outside,
        refused: terms.refused,
      },
      message: conflicts.length === 0 ? 'Vehicle is available' : 'Vehicle is not available for selected dates',
    };
  });

  serve('POST /booking-pricing/calculate', async (ctx, { body }) => {
    const period = requirePeriod(body.startDate, body.endDate);
    const choices = { ...choicesOf(body, period), ages: quotedAges(body, period) };
    const quote = await quoteBooking(ctx, {
      ...choices,
      vehicleId: body.vehicleId,
      named: { location: body.pickupLocation, dropoffLocation: body.dropoffLocation },
      paymentMethod: body.paymentMethod ?? null,
    });
    return { data: toQuoteShape(quote, choices.period) };
  });

  serve('GET /booking-pricing/start-days', async (ctx, { query }) => {
    const days = await priceStartDays(ctx, {
      vehicleId: query.vehicleId,
      period: requirePeriod(query.startDate, query.endDate),
      named: query,
      ages: [query.driverAge ?? AGE_UNTOLD],
    });
    return { data: days.map(({ period, total }) => ({ startDate: toBangkokText(period.from), total: toBaht(total) })) };
  });

  serve(
    'POST /bookings',
    async (ctx, { body }) => {
      const period = periodOf(body);
      const request = {
        vehicleId: body.vehicleId,
        customer: body.customerInfo,
        emailCode: body.emailCode ?? '',
        pickUpLocation: body.pickupLocation,
        dropOffLocation: body.dropoffLocation,
        choices: choicesOf(body, period),
        drivers: body.drivers ?? [],
        arrival: { flightNumber: body.flightNumber ?? '', arrivalNote: body.arrivalNote ?? '' },
        totalAmount: body.totalAmount,
        language: body.language ?? 'en',
        acceptsTerms: body.acceptTerms ?? false,
      };
      const { booking, accessToken, loaded } = await createBooking(ctx, request, { capHolds, sealer });
      const shape = await toBookingShape(ctx, booking, paymentsOf, loaded);
      return { data: { ...shape, accessToken }, bookingId: booking.id };
    },
    {
      alsoWrong: async ({ pickupDate, returnDate, emailCode = '', customerInfo, vehicleId, drivers }, { tx, now }) => ({
        ...(pickupDate && returnDate
          ? rentalProblems(now, periodOf({ pickupDate, returnDate }), await readSettings(tx))
          : {}),
        ...(drivers && vehicleId && pickupDate && returnDate
          ? await newDriverProblems(
              { tx, now },
              { vehicleId, drivers, period: periodOf({ pickupDate, returnDate }), settings: await readSettings(tx) },
            )
          : {}),
        ...(customerInfo?.email && codeProblems(sealer, { email: customerInfo.email, now }, emailCode)),
      }),
    },
  );

  serve('POST /bookings/email-code', async (ctx, { body: { email, language = 'en' } }) => {
    await ctx.enqueue({ task: 'mail-email-code', payload: { email, language } });
    return { data: { sent: true as const } };
  });

  serve('GET /bookings/:id', async (ctx, { params }) => ({
    data: await toBookingShape(ctx, await openBooking(ctx.tx, ctx.actor, params.id), paymentsOf),
  }));
};

/** Of the main driver, the day of birth comes before the age that was told. */
const quotedAges = (
  { driverAge = AGE_UNTOLD, drivers = [] }: z.output<typeof QuoteRequest>,
  period: BookingChoices['period'],
) => {
  const ages = drivers.map(({ bornOn }) => (bornOn ? (agesOf([{ bornOn }], period)[0] ?? null) : null));
  const [main = null, ...others] = ages;
  return [main ?? driverAge, ...others];
};

const periodOf = ({ pickupDate, returnDate }: Pick<z.output<typeof NewBooking>, 'pickupDate' | 'returnDate'>) => ({
  from: toInstant(pickupDate),
  until: toInstant(returnDate),
});

type Chosen = Pick<z.output<typeof QuoteRequest> | z.output<typeof NewBooking>, ChosenFields>;
type ChosenFields = 'selectedAddons' | 'selectedInsurance' | 'promoCode' | 'usePoints' | 'paymentPlan' | 'exactVehicle';

const choicesOf = (chosen: Chosen, period: BookingChoices['period']): Omit<BookingChoices, 'places'> => ({
  period,
  addons: chosen.selectedAddons ?? [],
  insurance: chosen.selectedInsurance ?? null,
  promoCode: chosen.promoCode || null,
  isExact: chosen.exactVehicle ?? false,
  points: chosen.usePoints ?? 0,
  plan: chosen.paymentPlan ?? 'full',
});
