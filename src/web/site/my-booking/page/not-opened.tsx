import type { ReactNode } from 'react';
import { findPath } from '../../../booking/booking-paths.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Help } from '../help.tsx';

type Props = {
  icon: IconName;
  title: string;
  text: string;
  /** Links to continue with. */
  children: ReactNode;
};

const Missing = ({ icon, title, text, children }: Props) => {
  const t = useWords('myBooking');
  return (
    <div className="page-width grid max-w-160 justify-items-start gap-4 py-10 md:py-16">
      <Icon name={icon} size="xl" className="text-brand" />
      <h1 className="text-3xl tracking-tight">{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
      <Help title={t('glad')} />
    </div>
  );
};

/**
 * `noKey`: this browser has no valid key to the booking. `noScripts`: without scripts the key in a link cannot be
 * read. Links to opening it by reference and e-mail.
 */
export const NotOpened = ({ reason }: { reason: 'noKey' | 'noScripts' }) => {
  const t = useWords('myBooking');
  return (
    <Missing icon="lock" title={t(`${reason}.title`)} text={t(`${reason}.text`)}>
      <LinkButton to={findPath} look="accent">
        {t(`${reason}.find`)}
      </LinkButton>
    </Missing>
  );
};

export const BookingUnreachable = ({ retry }: { retry: () => void }) => {
  const t = useWords('myBooking', 'unreachable');
  return (
    <Missing icon="alert" title={t('title')} text={t('text')}>
      <Button look="accent" onClick={retry}>
        {t('retry')}
      </Button>
    </Missing>
  );
};
