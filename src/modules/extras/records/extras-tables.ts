import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AddonShape, InsurancePackageShape } from '#contract/extras.ts';
import type { InsuredRisk } from '#kernel/insured-risks.ts';
import { instant, periodColumn, satangColumn } from '#platform/database/columns.ts';

const id = () => uuid('id').primaryKey().default(sql`uuidv7()`);

export const addons = pgTable('addon', {
  id: id(),
  name: text('name').notNull(),
  nameInThai: text('name_th'),
  category: text('category').$type<AddonShape['category']>().notNull(),
  shortDescription: text('short_description').notNull().default(''),
  shortDescriptionInThai: text('short_description_th'),
  description: text('description').notNull().default(''),
  descriptionInThai: text('description_th'),
  imageUrl: text('image_url'),
  terms: text('terms').notNull().default(''),
  termsInThai: text('terms_th'),
  adminNotes: text('admin_notes').notNull().default(''),
  dailyPrice: satangColumn('daily_price_satang'),
  weeklyPrice: satangColumn('weekly_price_satang'),
  monthlyPrice: satangColumn('monthly_price_satang'),
  useFixedPricing: boolean('use_fixed_pricing').notNull().default(false),
  fixedPrice: satangColumn('fixed_price_satang'),
  maxQuantity: integer('max_quantity'),
  currentStock: integer('current_stock').notNull().default(0),
  sortOrder: integer('sort_order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  isOnWebsite: boolean('show_on_website').notNull().default(true),
  version: integer('version').notNull().default(1),
  archivedAt: instant('archived_at'),
});

export const addonCategories = pgTable('addon_category', {
  addonId: uuid('addon_id').notNull(),
  categoryId: uuid('category_id').notNull(),
});

export const addonReservations = pgTable('addon_reservation', {
  id: id(),
  bookingId: uuid('booking_id'),
  /** The booking whose waiting change holds the units. */
  changeOf: uuid('change_of'),
  addonId: uuid('addon_id').notNull(),
  quantity: integer('quantity').notNull(),
  during: periodColumn('during').notNull(),
  heldUntil: instant('held_until'),
});

export const insuranceOptions = pgTable('insurance_option', {
  id: id(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  nameInThai: text('name_th'),
  description: text('description').notNull().default(''),
  coverage: text('coverage').array().notNull().default([]),
  exclusions: text('exclusions').array().notNull().default([]),
  risks: text('risks').array().$type<InsuredRisk[]>().notNull().default([]),
  defaultDeductible: satangColumn('default_deductible_satang').notNull(),
  displayOrder: integer('display_order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  version: integer('version').notNull().default(1),
  archivedAt: instant('archived_at'),
});

export const insurancePackages = pgTable('insurance_package', {
  id: id(),
  name: text('name').notNull(),
  nameInThai: text('name_th'),
  description: text('description').notNull().default(''),
  descriptionInThai: text('description_th'),
  shortDescription: text('short_description').notNull().default(''),
  shortDescriptionInThai: text('short_description_th'),
  paymentOption: text('payment_option').$type<InsurancePackageShape['paymentOption']>().notNull().default('online'),
  highlights: text('highlights').array().notNull().default([]),
  highlightsInThai: text('highlights_th').array().notNull().default([]),
  terms: text('terms').array().notNull().default([]),
  termsInThai: text('terms_th').array().notNull().default([]),
  displayOrder: integer('display_order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
  archivedAt: instant('archived_at'),
});

export const insurancePackageOptions = pgTable('insurance_package_option', {
  id: id(),
  packageId: uuid('package_id').notNull(),
  optionId: uuid('option_id').notNull(),
  deductible: satangColumn('deductible_satang').notNull(),
  maxCoverage: satangColumn('max_coverage_satang').notNull(),
});

export const insurancePackageRates = pgTable('insurance_package_rate', {
  packageId: uuid('package_id').notNull(),
  categoryId: uuid('category_id').notNull(),
  daily: satangColumn('daily_rate_satang').notNull(),
  weekly: satangColumn('weekly_rate_satang'),
  monthly: satangColumn('monthly_rate_satang'),
});
