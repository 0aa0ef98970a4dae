import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { onClickOutside } from './dialog-click-outside.ts';
import { ModalPanel } from './modal-panel.tsx';

type FrameProps = {
  open: boolean;
  onClose: () => void;
  /** The id of the heading, which names the dialog. */
  heading: string;
  className: string;
  /** All that stands in it; `close` closes it. */
  children: (close: () => void) => ReactNode;
};

/**
 * The frame of a dialog over the page. Escape and a click outside close it; the page behind does not scroll (see
 * base.css) or take the focus, which returns to its place afterwards.
 */
export const ModalFrame = ({ open, onClose, heading, className, children }: FrameProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
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
      className={`overscroll-contain bg-raised text-ink ${className}`}
    >
      {children(close)}
    </dialog>
  );
};

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, the cancelling one first. */
  actions?: ReactNode;
  /** Where and how large it stands, if not in the middle. */
  className?: string;
};

/** A dialog over the page with a title, a close button and buttons at its foot. */
export const Modal = ({ open, onClose, title, children, actions, className = '' }: Props) => {
  const heading = useId();
  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      heading={heading}
      className={`w-120 max-w-[calc(100vw-32px)] rounded-panel shadow-lg ${className}`}
    >
      {(close) => (
        <ModalPanel heading={heading} title={title} onClose={close} actions={actions}>
          {children}
        </ModalPanel>
      )}
    </ModalFrame>
  );
};

/**
 * Locking the page removes its scrollbar; reserves its width so that the page does not jump. Skipped if another
 * dialog is open.
 */
const keepRoomForScrollbar = () => {
  if (document.querySelector('dialog:modal')) return;
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
};
