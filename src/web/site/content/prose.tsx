import './prose.css';

type Props = {
  /** HTML from the server's sanitiser only: the one place where HTML is inserted unescaped. */
  html: string;
  className?: string;
};

/** A text written by the business, with its formatting. */
export const Prose = ({ html, className = '' }: Props) => (
  <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
);
