/** What a text of the business's own may name inside a sentence. */
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
  'depositPercentage',
  'fullRefundHours',
  'noRefundHours',
  'taxName',
  'taxRate',
  'turnoverHours',
  'refundTime',
] as const;
export type ValueName = (typeof valueNames)[number];

/** What stands as a paragraph of its own. */
export const blockNames = ['refundTable', 'depositTable', 'coverTable', 'hoursTable', 'pickUpPoints'] as const;
export type BlockName = (typeof blockNames)[number];
