type Report = Readonly<Record<string, unknown>>;

const isChargeId = /^chrg_[0-9a-z_]{5,60}$/;
const isEventId = /^evnt_[0-9a-z_]{5,60}$/;

/** The charge that an event of the provider is about: its own, or that of a refund or dispute. Null for anything else. */
export const reportedCharge = ({ data }: Report): string | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { object, id, charge } = data as Report;
  const named = object === 'charge' ? id : charge;
  return typeof named === 'string' && isChargeId.test(named) ? named : null;
};

export const eventIdOf = ({ id }: Report): string | null => (typeof id === 'string' && isEventId.test(id) ? id : null);
