const numberSettings = [
  'mapLatitude',
  'mapLongitude',
  'smtpPort',
  'minBookingHours',
  'maxBookingDays',
  'advanceBookingDays',
  'depositPercentage',
  'turnoverIntervalHours',
  'graceMinutes',
  'paymentTimeout',
  'reminderHours',
  'sessionTimeout',
  'maxLoginAttempts',
  'passwordMinLength',
  'rate',
];

/** Whether a setting is a number: its field holds the text that becomes one. */
export const isNumberSetting = (path: string): boolean => numberSettings.includes(path);
