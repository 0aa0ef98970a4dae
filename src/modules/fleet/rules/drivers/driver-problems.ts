import { type FieldProblem, type FieldProblems, fieldProblem } from '#kernel/problem.ts';
import { type DrivenDays, type DriverFacts, type DriverFault, driverFaults } from './driver-faults.ts';
import type { DriverRules } from './driver-rules.ts';

export type { DriverFacts } from './driver-faults.ts';

type Judged = Readonly<{ rules: DriverRules; days: DrivenDays }>;

/** Why somebody may not drive, at the field of the driver that says so. */
export const driverProblems = ({ rules, days }: Judged, driver: DriverFacts): FieldProblems =>
  Object.fromEntries(driverFaults(rules, driver, days).map((fault) => [fieldOf[fault.of], problemOf(fault)]));

const fieldOf = {
  'too-young': 'bornOn',
  'too-old': 'bornOn',
  'license-too-new': 'licenseIssuedOn',
  'license-ends': 'licenseExpiresOn',
  'permit-missing': 'permit',
} as const satisfies Record<DriverFault['of'], string>;

const problemOf = (fault: DriverFault): FieldProblem => {
  if (fault.of === 'too-young') return fieldProblem('driver.too-young', { from: fault.from });
  if (fault.of === 'too-old') return fieldProblem('driver.too-old', { until: fault.until });
  if (fault.of !== 'license-too-new') return fieldProblem(`driver.${fault.of}`);
  return fault.months === 0
    ? fieldProblem('driver.license-not-issued')
    : fieldProblem('driver.license-too-new', { months: fault.months });
};
