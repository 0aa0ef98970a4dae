import type { z } from 'zod';
import type { InsurancePackageShape } from '#contract/extras.ts';
import type { InsurancePriceShape } from '#contract/extras-prices.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import type { Itemised } from '#modules/pricing/index.ts';
import { partsShape } from '../records/price-parts-shape.ts';
import type { CompletePackage } from './complete-packages.ts';
import type { PackageCover } from './covers-store.ts';
import type { PackageRate } from './package-parts-store.ts';

export const packageShape = ({ row, covers, rates }: CompletePackage): z.input<typeof InsurancePackageShape> => ({
  id: row.id,
  name: row.name,
  nameInThai: row.nameInThai,
  shortDescription: row.shortDescription,
  shortDescriptionInThai: row.shortDescriptionInThai,
  description: row.description,
  descriptionInThai: row.descriptionInThai,
  paymentOption: row.paymentOption,
  highlights: row.highlights,
  highlightsInThai: row.highlightsInThai,
  termsAndConditions: row.terms,
  termsAndConditionsInThai: row.termsInThai,
  packageOptions: covers.map(coverShape),
  pricing: rates.map(rateShape),
});

const tiers = { day: 'daily', week: 'weekly', month: 'monthly', piece: 'daily' } as const;

type Priced = Readonly<{ packageId: string; categoryId: string; days: number; price: Itemised }>;

export const insurancePriceShape = ({ price, ...choice }: Priced): z.input<typeof InsurancePriceShape> => ({
  ...choice,
  totalCost: toBaht(price.total),
  pricingTier: tiers[price.unit],
  rate: toBaht(price.unitPrice),
  breakdown: partsShape(price.parts),
  savings: toBaht(price.savings),
});

const coverShape = ({ id, deductible, maxCoverage, optionId, code, name, nameInThai, risks }: PackageCover) => ({
  id,
  deductible: toBaht(deductible),
  maxCoverage: toBaht(maxCoverage),
  insuranceOption: { id: optionId, code, name, nameInThai, risks },
});

const rateShape = ({ category, rates }: PackageRate) => ({
  category,
  dailyRate: toBaht(rates.daily),
  weeklyRate: baht(rates.weekly),
  monthlyRate: baht(rates.monthly),
});

const baht = (amount: Satang | null) => (amount === null ? null : toBaht(amount));
