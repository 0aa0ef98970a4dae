import type { CalendarDate } from '#kernel/calendar-date.ts';

type Lasting = Readonly<{ isActive: boolean; from: CalendarDate; until: CalendarDate }>;

/** The status of a season on a Bangkok date; both its ends are included. */
export const seasonStatus = ({ isActive, from, until }: Lasting, today: CalendarDate) => {
  if (!isActive) return 'inactive';
  if (until < today) return 'expired';
  return from > today ? 'scheduled' : 'active';
};

type Used = Lasting & Readonly<{ usedCount: number; usageLimit: number | null }>;

/**
 * The status of a promotion: like a season's, but `used-up` if its limit is reached and it is neither inactive nor
 * expired.
 */
export const promotionStatus = (promotion: Used, today: CalendarDate) => {
  const status = seasonStatus(promotion, today);
  const { usedCount, usageLimit } = promotion;
  const isUsedUp = usageLimit !== null && usedCount >= usageLimit;
  return isUsedUp && (status === 'active' || status === 'scheduled') ? 'used-up' : status;
};
