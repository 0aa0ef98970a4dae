import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { LanguageSwitch } from '../../site/frame/preference-switches.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useWayBack } from '../panel/use-way-back.ts';

/** Today, unless somebody came from elsewhere. */
const home = '/admin/dashboard';

/** The way out of a screen that fills the window: back to where it was opened. */
export const useLeaveDesk = () => useWayBack(home);

type Props = {
  title: string;
  /** What the way out is called, where it says more than that the screen closes. */
  leave?: string;
  /** Below the title: the steps. */
  children?: ReactNode;
};

/** The head of a screen that fills the window: the way out, what is done here, and the language for whoever signs. */
export const DeskHead = ({ title, leave, children }: Props) => {
  const t = useWords('office');
  const wayOut = leave ?? t('leaveDesk');
  const { onClick } = useLeaveDesk();
  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-surface">
      <div className="flex min-h-13.5 items-center gap-2 px-2 md:px-4">
        <Link
          to={home}
          onClick={onClick}
          aria-label={wayOut}
          title={wayOut}
          className="grid size-11 shrink-0 place-items-center rounded-md quick hover:bg-hover"
        >
          <Icon name="close" />
        </Link>
        <p className="min-w-0 flex-1 truncate text-md font-semibold figures">{title}</p>
        <LanguageSwitch isShort />
      </div>
      {children}
    </header>
  );
};
