import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icons.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the way out first. */
  actions?: ReactNode;
};

/**
 * A dialog over the page. Escape and a click beside it close it; the page behind does not scroll (see base.css) and
 * gets the focus back where it was.
 */
export const Modal = ({ open, onClose, title, children, actions }: Props) => {
  const { t } = useTranslation('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      keepRoomForScrollbar();
      element?.showModal();
    }
    if (!open) element?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      closedby="any"
      onClose={onClose}
      className="w-120 max-w-[calc(100vw-32px)] rounded-panel bg-raised shadow-lg"
    >
      <div className="grid gap-4 p-5 md:px-7 md:py-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            className="-mt-1 -mr-2 grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-hover"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  );
};

/** Locking the page takes its scrollbar away; without its room the page would jump. */
const keepRoomForScrollbar = () => {
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
};
