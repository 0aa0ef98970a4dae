import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { onClickOutside } from './dialog-click-outside.ts';
import { ModalPanel } from './modal-panel.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the way out first. */
  actions?: ReactNode;
  /** Classes of the line of its buttons, where it is not the usual one. */
  foot?: string;
};

/**
 * A dialog over the page. Escape and a click beside it close it; the page behind neither
 * scrolls (see base.css) nor takes the focus, and gets it back where it was.
 */
export const Modal = ({ open, onClose, title, children, actions, foot }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = () => dialog.current?.close();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    keepRoomForScrollbar();
    element.showModal();
    const stop = onClickOutside(element, () => element.close());
    return () => {
      stop();
      element.close();
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      className="w-120 max-w-[calc(100vw-32px)] overscroll-contain rounded-panel bg-raised text-ink shadow-lg"
    >
      <ModalPanel heading={heading} title={title} onClose={close} actions={actions} foot={foot}>
        {children}
      </ModalPanel>
    </dialog>
  );
};

/** Locking the page takes its scrollbar away; without its room the page would jump. Another open dialog made it already. */
const keepRoomForScrollbar = () => {
  if (document.querySelector('dialog:modal')) return;
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
};
