import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';

type Props = {
  /** The id of the heading, which names the dialog. */
  heading: string;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** Classes of the button row, in place of the default ones. */
  foot?: string | undefined;
};

const usual = 'grid gap-3 sm:flex sm:flex-wrap sm:justify-end';

/** The inside of a dialog: title and close button, content, buttons. */
export const ModalPanel = ({ heading, title, onClose, children, actions, foot = usual }: Props) => {
  const { t } = useTranslation('ui');
  return (
    <div className="grid gap-4 p-5 **:scroll-mb-24 md:px-7 md:py-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <IconButton icon="close" name={t('close')} onClick={onClose} className="-mt-1 -mr-2 text-muted" />
      </div>
      {children}
      {actions && <div className={foot}>{actions}</div>}
    </div>
  );
};
