/** Formats satang as baht with two decimals and thousands separators: `10,647.00`. */
export const bahtOf = (satang: number): string =>
  `${Math.floor(satang / 100).toLocaleString('en-US')}.${String(satang % 100).padStart(2, '0')}`;

/** Formats a time as `2026-11-22 08:05`, in Bangkok time. */
export const readableTime = (epochMilliseconds: number): string =>
  Temporal.Instant.fromEpochMilliseconds(epochMilliseconds)
    .toZonedDateTimeISO('Asia/Bangkok')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');
