type Priced = Readonly<{ amount: number; unitPrice: number; quantity: number }>;

/** How many days, weeks or months one piece of an add-on's line was priced for. */
export const unitsOfLine = ({ amount, unitPrice, quantity }: Priced): number =>
  unitPrice > 0 && quantity > 0 ? Math.round(amount / unitPrice / quantity) : 0;
