import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from '../languages/language.ts';

const figures = (decimals: 0 | 2) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
const whole = figures(0);
const exact = figures(2);

/**
 * An amount of baht as text: ฿1,234, or ฿1,234.50 where there are satang. Both languages write figures and sign alike;
 * the language is asked for so that a third one can differ.
 */
export const formatBaht = (baht: number, _language: Language = 'en'): string => {
  const size = Math.abs(baht);
  const text = (Number.isInteger(size) ? whole : exact).format(size);
  return `${baht < 0 ? '−' : ''}฿${text}`;
};

/** The format of amounts in the page's language, for texts that hold one. */
export const useBaht = (): ((baht: number) => string) => {
  const { i18n } = useTranslation('ui');
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return (baht) => formatBaht(baht, language);
};

export const Money = ({ baht, className = '' }: { baht: number; className?: string }) => (
  <span className={`whitespace-nowrap figures ${className}`}>{useBaht()(baht)}</span>
);
