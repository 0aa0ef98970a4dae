import { Link } from 'react-router';
import { useWords } from '../languages/use-words.ts';
import { Icon } from './icons.tsx';

/** An active filter: a link to the same list without it, so that it also works before scripts are ready. */
export const RemovableChip = ({ to, label }: { to: string; label: string }) => {
  const t = useWords('ui');
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={t('remove', { what: label })}
      className="inline-flex min-h-11 items-center lg:min-h-9 gap-1.5 rounded-full bg-brand-soft px-3 text-sm font-medium whitespace-nowrap text-on-brand-soft quick"
    >
      {label}
      <Icon name="close" size="xs" className="stroke-2" />
    </Link>
  );
};
