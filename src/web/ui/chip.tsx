import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from './icons.tsx';

export const chipClass = (on: boolean): string =>
  `inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap quick ${
    on
      ? 'border-transparent bg-brand-soft font-medium text-on-brand-soft'
      : 'border-line-strong bg-surface text-ink hover:border-line-control'
  }`;

/** A filter that is on: a link to the same list without it, so that it also works before scripts arrive. */
export const RemovableChip = ({ to, label }: { to: string; label: string }) => {
  const { t } = useTranslation('ui');
  return (
    <Link to={to} preventScrollReset aria-label={t('remove', { what: label })} className={chipClass(true)}>
      {label}
      <Icon name="close" size="xs" className="stroke-2" />
    </Link>
  );
};

/** A choice that can be switched on and off. */
export const ToggleChip = ({ on, onToggle, children }: { on: boolean; onToggle: () => void; children: ReactNode }) => (
  <button type="button" aria-pressed={on} onClick={onToggle} className={chipClass(on)}>
    {children}
  </button>
);
