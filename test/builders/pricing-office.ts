/** A request for a seasonal rate: Songkran with multiplier 1.3 for every category. */
export const newSeasonalRate = {
  name: 'Songkran',
  nameInThai: 'สงกรานต์',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  multiplier: 1.3,
  priority: 3,
  description: 'Everybody travels',
};

/** A request for the code RIVER10: 10 percent, at most ฿1,500, from three days on, 50 uses, valid in winter. */
export const newPromoCode = {
  code: 'river10',
  name: 'River',
  description: 'Returning customers',
  discountType: 'percentage' as const,
  discountValue: 10,
  minRentalDays: 3,
  maxDiscount: 1500,
  validFrom: '2026-11-01',
  validTo: '2027-03-31',
  usageLimit: 50,
};
