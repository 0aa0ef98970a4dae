const shown = {
  sending: 'pending',
  pending: 'pending',
  'given-up': 'pending',
  successful: 'successful',
  failed: 'failed',
  expired: 'expired',
  reversed: 'failed',
} as const;

/** The status shown to customers: `pending` until the outcome is known. */
export const shownStatus = (status: keyof typeof shown): (typeof shown)[keyof typeof shown] => shown[status];

const inOffice = { ...shown, reversed: 'reversed' } as const;

/** The status shown to staff, who also see `reversed`. */
export const officeStatus = (status: keyof typeof inOffice): (typeof inOffice)[keyof typeof inOffice] =>
  inOffice[status];

/** All attempt statuses that the office shows as this one. */
export const statusesShownAs = (shownAs: ReturnType<typeof officeStatus>): (keyof typeof inOffice)[] =>
  (Object.keys(inOffice) as (keyof typeof inOffice)[]).filter((status) => inOffice[status] === shownAs);
