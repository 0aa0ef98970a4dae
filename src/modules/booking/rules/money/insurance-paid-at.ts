type Line = Readonly<{ kind: string }>;

/** Where the cover of a quote is paid; null without one. */
export const insurancePaymentPlace = ({ lines }: Readonly<{ lines: readonly Line[] }>): 'online' | 'pickup' | null => {
  if (lines.some(({ kind }) => kind === 'insurance-at-pickup')) return 'pickup';
  return lines.some(({ kind }) => kind === 'insurance') ? 'online' : null;
};
