import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { BookingStatus } from '../booking.ts';
import { answer, endpoints } from '../endpoint.ts';
import { Baht, BangkokDateTime, CalendarDate, Id } from '../fields.ts';
import { BookingStage } from './booking-record.ts';

/** Whole percent; null when the earlier value is 0 or negative. */
const Growth = z.int().nullable();

/** Key figures; docs/rules/figures.md defines each. */
export const Analytics = z.object({
  vehicles: z.object({
    totalVehicles: z.int(),
    available: z.int(),
    rented: z.int(),
    maintenance: z.int(),
    /** Time rented in the last 30 days, in whole percent of the fleet's time without maintenance; null if none. */
    utilization: z.int().nullable(),
    /** The same for the 30 days before those. */
    utilizationBefore: z.int().nullable(),
  }),
  bookings: z.object({
    activeBookings: z.int(),
    bookingGrowth: Growth,
    totalBookings: z.int(),
    byStatus: z.record(BookingStatus, z.int()),
  }),
  revenue: z.object({
    monthlyRevenue: z.number(),
    revenueGrowth: Growth,
    weeklyRevenue: z.number(),
    nextMonthRevenue: Baht,
    nextMonthBookings: z.int(),
    /** The unpaid amount of confirmed bookings with a pick-up in the rest of this month. */
    stillComing: Baht,
    /** The last twelve months, ending with the current one. */
    byMonth: z.array(z.object({ month: z.string(), revenue: z.number() })),
  }),
});
export type Analytics = z.infer<typeof Analytics>;

export const RecentBooking = z.object({
  id: Id,
  bookingNumber: z.string(),
  customerName: z.string(),
  vehicleName: z.string(),
  status: BookingStatus,
  pickupDate: BangkokDateTime,
  totalAmount: Baht,
  createdAt: BangkokDateTime,
});
export type RecentBooking = z.infer<typeof RecentBooking>;

const BoardRow = z.object({
  id: Id,
  bookingNumber: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  vehicleName: z.string(),
  vehicleLicensePlate: z.string(),
  place: z.string(),
  placeInThai: z.string().nullable(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  /** In `pickUps`, whether the vehicle was picked up; in `returns`, whether it was returned; otherwise false. */
  isDone: z.boolean(),
  /** All that the customer still owes, with insurance paid at pick-up, which the total leaves out. */
  owedAmount: Baht,
  totalAmount: Baht,
  /** The vehicle's first pick-up after this booking; null if there is none. */
  nextPickupDate: BangkokDateTime.nullable(),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** The first rows; `total`, `done` and `owedAmount` cover all rows. */
const BoardList = z.object({ total: z.int(), done: z.int(), owedAmount: Baht, rows: z.array(BoardRow) });
export type BoardList = z.infer<typeof BoardList>;

export const TodayBoard = z.object({
  date: CalendarDate,
  pickUps: BoardList,
  returns: BoardList,
  late: BoardList,
  unpaid: BoardList,
  toApprove: BoardList,
  graceMinutes: z.int(),
});
export type TodayBoard = z.infer<typeof TodayBoard>;

const State = z.enum(['ok', 'warning', 'failed', 'off']);

export const SystemStatus = z.object({
  checkedAt: BangkokDateTime,
  database: z.object({ state: State, answerMs: z.number() }),
  jobs: z.object({ state: State, waiting: z.int(), lastRunAt: BangkokDateTime.nullable() }),
  mail: z.object({ state: State, waiting: z.int(), failed: z.int(), lastSentAt: BangkokDateTime.nullable() }),
  /** Text messages are sent only if a gateway is configured and they are enabled. */
  sms: z.object({
    state: State,
    hasGateway: z.boolean(),
    waiting: z.int(),
    failed: z.int(),
    lastSentAt: BangkokDateTime.nullable(),
  }),
  payments: z.object({ state: State, isTest: z.boolean(), lastEventAt: BangkokDateTime.nullable() }),
  /** The file storage and its free space. */
  storage: z.object({ state: State, freeBytes: z.number(), totalBytes: z.number() }),
});
export type SystemStatus = z.infer<typeof SystemStatus>;

export const SearchResults = z.object({
  bookings: z.array(
    z.object({
      id: Id,
      bookingNumber: z.string(),
      customerName: z.string(),
      vehicleName: z.string(),
      stage: BookingStage,
      pickupDate: BangkokDateTime,
      returnDate: BangkokDateTime,
    }),
  ),
  vehicles: z.array(
    z.object({
      id: Id,
      name: z.string(),
      licensePlate: z.string(),
      status: z.enum(['available', 'rented', 'maintenance']),
    }),
  ),
  customers: z.array(z.object({ id: Id, name: z.string(), email: z.string(), phone: z.string() })),
});
export type SearchResults = z.infer<typeof SearchResults>;

/** Endpoints for the key figures, the daily board and the office search. */
export const reportsEndpoints = endpoints({
  'GET /admin/analytics': {
    summary:
      'Figures of fleet, bookings and revenue, with the growth of bookings and revenue against the same days of last month',
    access: 'staff',
    reply: answer(Analytics),
  },
  'GET /admin/analytics/recent-bookings': {
    summary: 'The five newest bookings',
    access: 'staff',
    reply: answer(z.array(RecentBooking)),
  },
  'GET /admin/analytics/today': {
    summary: 'The board of the day in Bangkok: pick-ups, returns, late, unpaid, waiting for approval',
    access: 'staff',
    reply: answer(TodayBoard),
  },
  'GET /admin/analytics/waiting': {
    summary:
      'Counts for the badges of the side navigation: bookings waiting for staff, and failed mails and text messages (null unless the caller is an admin)',
    access: 'staff',
    reply: answer(z.object({ bookings: z.int(), outbox: z.int().nullable() })),
  },
  'GET /admin/analytics/system': {
    summary:
      'Whether database, jobs, mail, text messages, payments and storage work now, with the time of the last job, mail, text message and provider event',
    access: 'staff',
    reply: answer(SystemStatus),
  },
  'GET /admin/search': {
    summary:
      'Up to five bookings, vehicles and customers each, by reference, name, e-mail, phone, vehicle or plate. Phone numbers match in any notation',
    access: 'staff',
    query: z.object({ search: z.string().trim().min(1, problemText('palette.search-required')).max(100) }),
    reply: answer(SearchResults),
  },
});
