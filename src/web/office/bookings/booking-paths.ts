/** The actions that a booking's address can open: a dialog over its panel, a printout, or the next move after the return. */
export type Purpose = 'edit' | 'pay' | 'cancel' | 'delete' | 'print' | 'sheet' | 'email' | 'invoice' | 'settle';

/** A booking's address with the action to open: `?do=edit`. */
export const openedFor = (path: string, purpose: Purpose): string =>
  `${path}${path.includes('?') ? '&' : '?'}do=${purpose}`;

export type HandOverKind = 'pick-up' | 'return';

/** A booking whose vehicle is back, at its claim or its deposit. */
export const settlePath = (id: string): string => openedFor(`/admin/bookings/${id}`, 'settle');

/** The page on which the vehicle is handed over or returned. */
export const handOverPath = (id: string, kind: HandOverKind): string => `/admin/bookings/${id}/hand-over?kind=${kind}`;

/** Today's hand-overs, which a device keeps. */
export const handOversPath = '/admin/hand-overs';

/** The page on which the customer signs the rental agreement. */
export const agreementPath = (id: string): string => `/admin/bookings/${id}/agreement`;
