type Report = Readonly<Record<string, unknown>>;

const isChargeId = /^chrg_[0-9a-z_]{5,60}$/;
const isEventId = /^evnt_[0-9a-z_]{5,60}$/;

/** The charge id in a webhook event about a charge, refund or dispute; null for any other event. */
export const reportedCharge = ({ data }: Report): string | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { object, id, charge } = data as Report;
  const named = object === 'charge' ? id : charge;
  return typeof named === 'string' && isChargeId.test(named) ? named : null;
};

export const eventIdOf = ({ id }: Report): string | null => (typeof id === 'string' && isEventId.test(id) ? id : null);
