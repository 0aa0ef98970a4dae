/** Placeholders that a content page may use inside a sentence. */
export const valueNames = [
  'siteName',
  'supportEmail',
  'contactPhone',
  'emergencyPhone',
  'address',
  'line',
  'minBookingHours',
  'maxBookingDays',
  'advanceBookingDays',
  'graceMinutes',
  'holdMinutes',
  'keptHours',
  'depositPercentage',
  'fullRefundHours',
  'noRefundHours',
  'earlyReturnPercent',
  'taxName',
  'taxRate',
  'turnoverHours',
  'refundTime',
] as const;
export type ValueName = (typeof valueNames)[number];

/** Placeholders that must be a paragraph of their own, such as tables. */
export const blockNames = ['refundTable', 'depositTable', 'coverTable', 'hoursTable', 'pickUpPoints'] as const;
export type BlockName = (typeof blockNames)[number];
