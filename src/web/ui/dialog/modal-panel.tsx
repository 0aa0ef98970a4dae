import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';

type Props = {
  /** The id that the heading gets, for the dialog's name. */
  heading: string;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** Its buttons stay in sight while it is scrolled. */
  isLong?: boolean | undefined;
};

export const longFoot =
  'sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-3 max-sm:*:flex-1 md:-mx-7 md:-mb-6 md:px-7';
const foot = 'grid gap-3 sm:flex sm:flex-wrap sm:justify-end';

/** What stands inside a dialog: its name and the way out, the matter, the buttons. */
export const ModalPanel = ({ heading, title, onClose, children, actions, isLong = false }: Props) => {
  const { t } = useTranslation('ui');
  return (
    <div className={`grid gap-4 p-5 md:px-7 md:py-6 ${isLong ? '**:scroll-mb-24' : ''}`}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <IconButton icon="close" name={t('close')} onClick={onClose} className="-mt-1 -mr-2 text-muted" />
      </div>
      {children}
      {actions && <div className={isLong ? longFoot : foot}>{actions}</div>}
    </div>
  );
};
