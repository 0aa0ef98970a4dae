type Priced = Readonly<{ amount: number; unitPrice: number; quantity: number }>;

/** The days, weeks or months that each piece on an add-on line was charged for; 0 when the line is free. */
export const unitsOfLine = ({ amount, unitPrice, quantity }: Priced): number =>
  unitPrice > 0 && quantity > 0 ? Math.round(amount / unitPrice / quantity) : 0;
