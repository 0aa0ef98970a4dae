/** The add-ons and the cover that staff choose for a booking, as the forms keep them. */
export type ChosenExtras = Readonly<{
  /** Quantities by add-on id. */
  addons: Readonly<Record<string, number>>;
  /** Empty without cover. */
  packageId: string;
  /** Applies only where the package lets the customer choose. */
  insurancePayAt: 'online' | 'pickup';
}>;

export type ExtrasProps = {
  form: ChosenExtras;
  /** Error messages by field name. */
  wrong: Readonly<Record<string, string>>;
  change: (changed: Partial<ChosenExtras>) => void;
};

export type PeriodTexts = Readonly<{ startDate: string; endDate: string }>;
