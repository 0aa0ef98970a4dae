import type { Satang } from '#kernel/money.ts';

/** What a category asks of those who drive its vehicles. Ages are those on the day of the pick-up in Bangkok. */
export type DriverRules = Readonly<{
  minimumAge: number;
  /** The last age that may drive; null: none is too old. */
  maximumAge: number | null;
  /** Whole months that the licence must have been held. */
  licenseMonths: number;
  /** Who is younger than this pays for it; null: nobody does. */
  youngBelow: number | null;
  /** Per day, before tax. */
  youngFee: Satang;
  /** The most days that are charged; null: all. */
  youngDaysAtMost: number | null;
  /** For each driver beside the main one, once a rental, before tax. */
  extraDriverFee: Satang;
}>;
