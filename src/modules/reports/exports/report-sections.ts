import type { Language } from '#contract/fields.ts';
import type {
  CustomersReport,
  DemandReport,
  DepositsReport,
  OverviewReport,
  ReportTab,
  RevenueReport,
  VehiclesReport,
} from '#contract/office/analysis.ts';
import { bookings as english } from '#words/en/bookings.ts';
import { claims as englishClaims } from '#words/en/claims.ts';
import { reportFiles as englishFiles } from '#words/en/report-files.ts';
import { nationalityIn } from '#words/nationality.ts';
import { bookings as thai } from '#words/th/bookings.ts';
import { claims as thaiClaims } from '#words/th/claims.ts';
import { reportFiles as thaiFiles } from '#words/th/report-files.ts';
import { growth } from '../rules/growth.ts';
import { demandSections } from './demand-sections.ts';
import {
  type Compared,
  categoryName,
  comparedRow,
  figures,
  type ReportWords,
  type Wording,
} from './figures-section.ts';
import { baht, count, day, momentCell, type ReportCell, type ReportSection, textCell } from './report-table.ts';

export const reportWords = (language: Language): ReportWords => (language === 'th' ? thaiFiles : englishFiles);

/** The reports by tab. */
export type Reports = {
  overview: OverviewReport;
  revenue: RevenueReport;
  customers: CustomersReport;
  vehicles: VehiclesReport;
  deposits: DepositsReport;
  demand: DemandReport;
};

/** The sections of each tab with exactly the figures on screen. */
export const sectionsOf: { [Tab in ReportTab]: (report: Reports[Tab], wording: Wording) => ReportSection[] } = {
  overview: (report, wording) => {
    const { section, head, figure } = wording.words;
    return [
      figures(wording, [
        ...moneyRows(report, wording),
        rate(figure.utilization, report.vehicles),
        [textCell(figure.total), count(report.vehicles.total)],
        [textCell(figure.onAverage), count(report.vehicles.utilized)],
        [textCell(figure.customers), count(report.customers.total)],
        [textCell(figure.new), count(report.customers.new)],
        [textCell(figure.returning), count(report.customers.returning)],
      ]),
      {
        title: section.months,
        heads: [head.month, head.revenue, head.yearBefore, head.growth, head.bookings],
        rows: report.monthlyRevenue.map((month) => [textCell(month.month), ...besideYearBefore(month)]),
      },
      topVehicles(report.topVehicles, wording),
      useByCategory(report.utilizationByCategory, wording),
      {
        title: section.recent,
        heads: [head.booking, head.made, head.customer, head.vehicle, head.amount],
        rows: report.recentBookings.map(({ bookingNumber, date, customer, vehicle, amount }) => [
          ...[textCell(bookingNumber), momentCell(date), textCell(customer), textCell(vehicle), baht(amount)],
        ]),
      },
    ];
  },
  revenue: (report, wording) => {
    const { section, head, figure } = wording.words;
    const methods = methodNames(wording);
    return [
      figures(wording, [
        ...moneyRows(report, wording),
        [textCell(figure.average), baht(report.averagePerBooking)],
        [textCell(figure.received), baht(report.received)],
        [textCell(figure.refunded), baht(report.refunded)],
        [textCell(figure.tax), baht(report.tax)],
      ]),
      {
        title: section.parts,
        heads: [head.first, head.last, head.revenue, head.yearBefore, head.growth, head.bookings],
        rows: report.revenueData.map(({ period, lastDay, ...part }) => [
          ...[day(period), day(lastDay), ...besideYearBefore(part)],
        ]),
      },
      {
        title: section.methods,
        heads: [head.method, head.payments, head.received, head.refunded, head.revenue, head.fees],
        rows: report.byMethod.map(({ method, payments, received, refunded, revenue, fees }) => [
          ...[textCell(methods[method] ?? method), count(payments), baht(received), baht(refunded)],
          ...[baht(revenue), baht(fees)],
        ]),
      },
    ];
  },
  customers: (report, wording) => {
    const { section, head, figure, notStated } = wording.words;
    return [
      figures(wording, [
        [textCell(figure.customers), count(report.totalCustomers)],
        [textCell(figure.active), count(report.activeCustomers)],
        [textCell(figure.newThisMonth), count(report.newCustomersThisMonth)],
        [textCell(figure.new), count(report.newInRange)],
        [textCell(figure.returning), count(report.returningInRange)],
        [textCell(figure.frequent), count(report.bookingFrequency.frequent)],
      ]),
      {
        title: section.topCustomers,
        heads: [head.customer, head.bookings, head.spent],
        rows: report.topCustomers.map(({ name, totalBookings, totalSpent }) => [
          ...[textCell(name), count(totalBookings), baht(totalSpent)],
        ]),
      },
      counted(section.nationalities, [head.nationality, head.customers], report.customersByNationality, (name) =>
        name === '' ? notStated : nationalityIn(name, wording.language),
      ),
    ];
  },
  vehicles: (report, wording) => {
    const { section, head, figure } = wording.words;
    return [
      figures(wording, [
        [textCell(figure.total), count(report.totalVehicles)],
        [textCell(figure.available), count(report.availableVehicles)],
        rate(figure.rate, report),
        [textCell(figure.categories), count(report.categories)],
      ]),
      topVehicles(report.vehiclePerformance, wording),
      vehicleResults(wording.words.section.earnings, report.vehicleEarnings.rows, wording),
      useByCategory(report.utilizationByCategory, wording),
      counted(
        section.categories,
        [head.category, head.vehicles],
        report.vehiclesByCategory,
        categoryOf(report, wording),
      ),
    ];
  },
  deposits: (report, wording) => {
    const { section, head, figure, age } = wording.words;
    const methods = methodNames(wording);
    const kinds = (wording.language === 'th' ? thaiClaims : englishClaims).kind;
    return [
      figures(wording, [
        [textCell(figure.withUs), baht(report.withUs.amount)],
        [textCell(figure.held), baht(report.held.amount)],
        [textCell(figure.left), baht(report.left.amount)],
        [textCell(figure.toGiveBack), baht(report.toGiveBack.amount)],
        [textCell(figure.ending), count(report.ending)],
        [textCell(figure.givenBack), baht(report.givenBack)],
        [textCell(figure.kept), baht(report.kept)],
        [textCell(figure.claimed), baht(report.claimed.amount)],
        [textCell(figure.charged), baht(report.charged)],
        [textCell(figure.rentals), count(report.rentals)],
        [textCell(figure.rentalsWithClaim), count(report.rentalsWithClaim)],
        [textCell(figure.claimRate), count(report.claimRate)],
        [textCell(figure.daysToSettle), count(report.daysToSettle)],
      ]),
      {
        title: section.ages,
        heads: [head.age, head.held, head.left, head.amount],
        rows: report.byAge.map((row) => [textCell(age[row.age]), count(row.held), count(row.left), baht(row.amount)]),
      },
      {
        title: section.deposits,
        heads: [head.method, head.taken, head.takenAmount, head.ended, head.givenBack, head.kept, head.lapsed],
        rows: report.byMethod.map(({ method, left, leftAmount, ended, givenBack, kept, lapsed }) => [
          ...[textCell(methods[method] ?? method), count(left), baht(leftAmount), count(ended)],
          ...[baht(givenBack), baht(kept), count(lapsed)],
        ]),
      },
      {
        title: section.claims,
        heads: [
          ...[head.kind, head.claims, head.disputed, head.withdrawn, head.claimed, head.charged, head.untaxed],
          ...[head.waived, head.waiting],
        ],
        rows: report.claims.map(({ kind, made, disputed, withdrawn, ...sums }) => [
          ...[textCell(kinds[kind]), count(made), count(disputed), count(withdrawn), baht(sums.claimed)],
          ...[baht(sums.charged), baht(sums.untaxed), baht(sums.waived), baht(sums.waiting)],
        ]),
      },
    ];
  },
  demand: demandSections,
};

const methodNames = ({ language }: Wording): Record<string, string> => (language === 'th' ? thai : english).methods;

const moneyRows = (
  { revenue, earned, bookings }: Readonly<Record<'revenue' | 'earned' | 'bookings', Compared>>,
  { words: { figure } }: Wording,
): ReportCell[][] => [
  comparedRow(figure.revenue, revenue, baht),
  comparedRow(figure.earned, earned, baht),
  comparedRow(figure.bookings, bookings, count),
];

/** Cells for revenue, last year's revenue, growth and bookings, as in the table on screen. */
const besideYearBefore = (part: Readonly<{ revenue: number; revenueBefore: number; bookings: number }>) => [
  ...[baht(part.revenue), baht(part.revenueBefore)],
  ...[count(growth(part.revenue, part.revenueBefore)), count(part.bookings)],
];

const rate = (
  name: string,
  { utilizationRate, utilizationBefore }: Pick<VehiclesReport, 'utilizationRate' | 'utilizationBefore'>,
): ReportCell[] => [textCell(name), count(utilizationRate), count(utilizationBefore)];

const topVehicles = (vehicles: VehiclesReport['vehiclePerformance'], wording: Wording): ReportSection =>
  vehicleResults(wording.words.section.topVehicles, vehicles, wording);

const vehicleResults = (
  title: string,
  vehicles: VehiclesReport['vehiclePerformance'],
  { words: { head }, language }: Wording,
): ReportSection => ({
  title,
  heads: [head.vehicle, head.plate, head.category, head.bookings, head.revenue],
  rows: vehicles.map((vehicle) => [
    ...[textCell(vehicle.name), textCell(vehicle.licensePlate), textCell(categoryName(vehicle, language))],
    ...[count(vehicle.bookings), baht(vehicle.revenue)],
  ]),
});

const useByCategory = (
  uses: VehiclesReport['utilizationByCategory'],
  { words: { section, head }, language }: Wording,
): ReportSection => ({
  title: section.use,
  heads: [head.category, head.rate, head.rateBefore, head.rented, head.vehicles],
  rows: uses.map((use) => [
    ...[textCell(categoryName(use, language)), count(use.utilizationRate), count(use.utilizationBefore)],
    ...[count(use.utilized), count(use.total)],
  ]),
});

/** Finds a category's name in the language of the file. */
const categoryOf = ({ utilizationByCategory }: VehiclesReport, { words, language }: Wording) => {
  const names = new Map(utilizationByCategory.map((use) => [use.category, categoryName(use, language)]));
  return (name: string) => names.get(name) ?? (name || words.notStated);
};

const counted = (
  title: string,
  heads: string[],
  counts: Readonly<Record<string, number>>,
  nameOf: (stored: string) => string,
): ReportSection => ({
  title,
  heads,
  rows: Object.entries(counts).map(([name, number]) => [textCell(nameOf(name)), count(number)]),
});
