import type { DemandReport } from '#contract/office/analysis.ts';
import { categoryName, comparedRow, figures, type Wording } from './figures-section.ts';
import { baht, count, day, type ReportSection, textCell } from './report-table.ts';

/** What was wished and what was given, with exactly the figures on screen. */
export const demandSections = (report: DemandReport, wording: Wording): ReportSection[] => {
  const { section, head, figure, anyCategory, rentalLength, weeksAhead } = wording.words;
  const { language } = wording;
  const inLanguage = (name: string, inThai: string | null) => (language === 'th' && inThai) || name;
  const { ofClass } = report;
  return [
    figures(wording, [
      [textCell(figure.classRentals), count(ofClass.rentals)],
      [textCell(figure.otherVehicles), count(ofClass.others)],
      [textCell(figure.upgrades), count(ofClass.upgrades)],
      [textCell(figure.upgradePerDay), baht(ofClass.perDay)],
      [textCell(figure.rentals), count(report.returns)],
      [textCell(figure.oneWay), count(report.oneWay)],
      comparedRow(figure.refused, report.refused, count),
    ]),
    {
      title: section.upgrades,
      heads: [head.category, head.classRentals, head.otherVehicles, head.upgrades, head.perDay],
      rows: report.byClass.map((row) => [
        ...[textCell(categoryName(row, language)), count(row.rentals), count(row.others), count(row.upgrades)],
        baht(row.perDay),
      ]),
    },
    {
      title: section.oneWay,
      heads: [head.from, head.to, head.rentals],
      rows: report.oneWayPairs.map(({ from, fromInThai, to, toInThai, rentals }) => [
        ...[textCell(inLanguage(from, fromInThai)), textCell(inLanguage(to, toInThai)), count(rentals)],
      ]),
    },
    {
      title: section.places,
      heads: [head.place, head.arrived, head.leftPlace, head.net],
      rows: report.placeBalances.map(({ place, placeInThai, arrived, left, net }) => [
        ...[textCell(inLanguage(place, placeInThai)), count(arrived), count(left), count(net)],
      ]),
    },
    {
      title: section.refusedParts,
      heads: [head.first, head.last, head.searches],
      rows: report.refusedParts.map(({ period, lastDay, searches }) => [day(period), day(lastDay), count(searches)]),
    },
    {
      title: section.refusedCategories,
      heads: [head.category, head.searches],
      rows: report.refusedByCategory.map((row) => [
        ...[textCell(categoryName(row, language) || anyCategory), count(row.searches)],
      ]),
    },
    {
      title: section.refusedLengths,
      heads: [head.length, head.searches],
      rows: report.refusedByLength.map(({ length, searches }) => [textCell(rentalLength[length]), count(searches)]),
    },
    {
      title: section.refusedLeads,
      heads: [head.lead, head.searches],
      rows: report.refusedByLead.map(({ weeks, searches }) => [textCell(weeksAhead[weeks]), count(searches)]),
    },
  ];
};
