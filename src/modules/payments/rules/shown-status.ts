const shown = {
  sending: 'pending',
  pending: 'pending',
  'given-up': 'pending',
  successful: 'successful',
  failed: 'failed',
  expired: 'expired',
  reversed: 'failed',
} as const;

/** How an attempt stands for whoever looks: while its end is not known it waits. */
export const shownStatus = (status: keyof typeof shown): (typeof shown)[keyof typeof shown] => shown[status];

const inOffice = { ...shown, reversed: 'reversed' } as const;

/** The same for staff, who are told of what the provider undid. */
export const officeStatus = (status: keyof typeof inOffice): (typeof inOffice)[keyof typeof inOffice] =>
  inOffice[status];

/** Every status of an attempt that the office calls so. */
export const statusesShownAs = (shownAs: ReturnType<typeof officeStatus>): (keyof typeof inOffice)[] =>
  (Object.keys(inOffice) as (keyof typeof inOffice)[]).filter((status) => inOffice[status] === shownAs);
