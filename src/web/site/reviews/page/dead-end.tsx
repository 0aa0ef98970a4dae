import type { ReactNode } from 'react';
import { telephone } from '#kernel/link-addresses.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useSite } from '../../../shell/use-site.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

type Props = { icon: IconName; title: string; text: string; children?: ReactNode };

/** Shown in place of the form: why it is unavailable, contact details, and a link to continue. */
export const DeadEnd = ({ icon, title, text, children }: Props) => {
  const t = useWords('reviews', 'page');
  return (
    <div className="grid max-w-160 justify-items-start gap-4 py-10 md:py-16">
      <Icon name={icon} size="xl" className="text-brand" />
      <h1 className="text-3xl tracking-tight">{title}</h1>
      <p className="text-muted">{text}</p>
      <Help />
      <div className="mt-2 flex flex-wrap gap-3">
        {children}
        <LinkButton to="/vehicles">{t('browse')}</LinkButton>
      </div>
    </div>
  );
};

const Help = () => {
  const t = useWords('reviews', 'page');
  const { phone, email } = useSite();
  if (!phone && !email) return null;
  return (
    <p className="text-muted">
      {t('help')} {phone && <a href={telephone(phone)}>{phone}</a>}
      {phone && email && ', '}
      {email && (
        <a href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </a>
      )}
    </p>
  );
};
