import type { CalendarDate } from '#kernel/calendar-date.ts';

type Lasting = Readonly<{ isActive: boolean; from: CalendarDate; until: CalendarDate }>;

/** How a season stands on a day of Bangkok's calendar; both its dates belong to it. */
export const seasonStatus = ({ isActive, from, until }: Lasting, today: CalendarDate) => {
  if (!isActive) return 'inactive';
  if (until < today) return 'expired';
  return from > today ? 'scheduled' : 'active';
};

type Used = Lasting & Readonly<{ usedCount: number; usageLimit: number | null }>;

/** As a season's; one whose limit is reached is used up, unless its time is over anyway. */
export const promotionStatus = (promotion: Used, today: CalendarDate) => {
  const status = seasonStatus(promotion, today);
  const { usedCount, usageLimit } = promotion;
  const isUsedUp = usageLimit !== null && usedCount >= usageLimit;
  return isUsedUp && (status === 'active' || status === 'scheduled') ? 'used-up' : status;
};
