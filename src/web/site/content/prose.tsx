import './prose.css';

type Props = {
  /** Only what the server's sanitiser let through: this is the one place where HTML enters a page as it is. */
  html: string;
  className?: string;
};

/** A text of the business's own, as it wrote it. */
export const Prose = ({ html, className = '' }: Props) => (
  <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
);
