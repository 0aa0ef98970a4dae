import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { BookingStatus } from '../booking.ts';
import { answer, endpoints } from '../endpoint.ts';
import { Baht, BangkokDateTime, CalendarDate, Id } from '../fields.ts';
import { BookingStage } from './booking-record.ts';

/** Percent, whole; null where there was nothing to compare with. */
const Growth = z.int().nullable();

/** The figures of the business. What each counts stands in docs/rules/figures.md. */
export const Analytics = z.object({
  vehicles: z.object({
    totalVehicles: z.int(),
    available: z.int(),
    rented: z.int(),
    maintenance: z.int(),
    /** Whole percent of the fleet's time in the last 30 days, and in the 30 days before them. */
    utilization: z.int().nullable(),
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
    /** What confirmed bookings with a pick-up in the rest of this month still owe. */
    stillComing: Baht,
    /** Twelve months, this one last. */
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
  /** Picked up, on a list of pick-ups; brought back, on one of returns. */
  isDone: z.boolean(),
  /** Of the total, what has not come in. */
  owedAmount: Baht,
  totalAmount: Baht,
  /** When the vehicle is wanted next. */
  nextPickupDate: BangkokDateTime.nullable(),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** The first rows, and how many there are in all. */
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
  /** Text messages go out where there is a gateway and they are switched on. */
  sms: z.object({
    state: State,
    hasGateway: z.boolean(),
    waiting: z.int(),
    failed: z.int(),
    lastSentAt: BangkokDateTime.nullable(),
  }),
  payments: z.object({ state: State, isTest: z.boolean(), lastEventAt: BangkokDateTime.nullable() }),
  /** Where files are kept, and how much room is left there. */
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

/** The figures, the board of the day and the search of the office. */
export const reportsEndpoints = endpoints({
  'GET /admin/analytics': {
    summary: 'Fleet, bookings and revenue in figures, with growth against the same days of the month before',
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
      'How much waits for somebody, for the badges of the rail. Failed mails and text messages are told to admins alone',
    access: 'staff',
    reply: answer(z.object({ bookings: z.int(), outbox: z.int().nullable() })),
  },
  'GET /admin/analytics/system': {
    summary: 'Whether database, jobs, mail, payments and storage work now, with times',
    access: 'staff',
    reply: answer(SystemStatus),
  },
  'GET /admin/search': {
    summary:
      'Up to five bookings, vehicles and customers each, by reference, name, e-mail, phone, vehicle or plate. A phone is found however it is written',
    access: 'staff',
    query: z.object({ search: z.string().trim().min(1, problemText('palette.search-required')).max(100) }),
    reply: answer(SearchResults),
  },
});
