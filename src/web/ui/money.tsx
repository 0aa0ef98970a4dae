import { bahtText } from '#words/baht-text.ts';

/** Returns the formatter of amounts, for use inside texts. The format is the same in both languages. */
export const useBaht = (): ((baht: number) => string) => bahtText;

export const Money = ({ baht, className = '' }: { baht: number; className?: string }) => (
  <span className={`whitespace-nowrap figures ${className}`}>{useBaht()(baht)}</span>
);
