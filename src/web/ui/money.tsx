import { bahtText } from '#words/baht-text.ts';

/** The format of amounts in the page's language, for texts that hold one. Both languages write figures and sign alike. */
export const useBaht = (): ((baht: number) => string) => bahtText;

export const Money = ({ baht, className = '' }: { baht: number; className?: string }) => (
  <span className={`whitespace-nowrap figures ${className}`}>{useBaht()(baht)}</span>
);
