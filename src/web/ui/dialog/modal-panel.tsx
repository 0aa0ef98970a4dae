import type { ReactNode } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { IconButton } from '../icon-button.tsx';

type Props = {
  /** The id of the heading, which names the dialog. */
  heading: string;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
};

/** The edges of a button row that stays in sight while what is above it scrolls. */
export const stickyFoot = 'sticky bottom-0 z-10 -mx-5 -mb-5 border-t border-line bg-raised px-5 py-3 md:-mx-7 md:px-7';

/** The inside of a dialog: title and close button, content, buttons. */
export const ModalPanel = ({ heading, title, onClose, children, actions }: Props) => {
  const t = useWords('ui');
  return (
    <div className="grid gap-4 p-5 **:scroll-mb-24 md:px-7">
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <IconButton icon="close" name={t('close')} onClick={onClose} className="-mt-1 -mr-2 text-muted" />
      </div>
      {children}
      {actions && <div className={`${stickyFoot} grid gap-3 sm:flex sm:flex-wrap sm:justify-end`}>{actions}</div>}
    </div>
  );
};
