import { randomUUID } from 'node:crypto';
import { fromBaht } from '#kernel/money.ts';
import type { PromotionToAdd } from '#modules/pricing/index.ts';

/** A promotion: by default the code TEN for 10 percent off, valid in 2026 without a usage limit. */
export const promotion = (values: Partial<PromotionToAdd> = {}): PromotionToAdd => ({
  id: randomUUID(),
  trigger: 'code',
  code: 'TEN',
  name: { en: 'Ten', th: null },
  description: '',
  discount: { basisPoints: 1000 },
  minRentalDays: 1,
  minAdvanceDays: 0,
  maxDiscount: null,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  usageLimit: null,
  usedCount: 0,
  oncePerCustomer: false,
  isActive: true,
  ...values,
});

/** The code ONCE for ฿107 off, with a single use. */
export const oneUse = (): PromotionToAdd =>
  promotion({ code: 'ONCE', name: { en: 'Once', th: null }, discount: { fixed: fromBaht(107) }, usageLimit: 1 });
