import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../ui/icons.tsx';

type Props = {
  /** The button's name, which includes the row's. */
  name: string;
  /** `MenuLink`s. */
  children: ReactNode;
};

/** The rarer actions on a row or card behind “…”, over whatever would cut a menu off. */
export const RowMenu = ({ name, children }: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({});
  const close = () => menu.current?.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // What is around the menu stays open.
    event.preventDefault();
    close();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="true"
        aria-label={name}
        className="relative ml-auto grid size-9 shrink-0 place-items-center rounded-md quick hover:bg-current/8 max-bar:size-11"
      >
        <Icon name="more" size="sm" className="stroke-[2.6]" />
      </button>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={() => button.current && setPlace(besideButton(button.current.getBoundingClientRect()))}
        onKeyDown={onKeyDown}
        onClick={close}
        style={place}
        className="fixed m-0 min-w-44 rounded-lg border border-line bg-raised p-1.5 text-left text-sm text-ink shadow-lg"
      >
        {children}
      </ul>
    </>
  );
};

const GAP = 4;

/** Below the button, or above it in the lower part of the screen; it ends where the button ends. */
const besideButton = ({ top, bottom, right }: DOMRect) => ({
  inset: 'auto',
  right: document.documentElement.clientWidth - right,
  ...(bottom > window.innerHeight * 0.6 ? { bottom: window.innerHeight - top + GAP } : { top: bottom + GAP }),
});

type MenuLinkProps = { to: string; icon: IconName; name: string; label?: string; isEnd?: boolean };

/** One action of a `RowMenu`; the one that ends the record is red. */
export const MenuLink = ({ to, icon, name, label, isEnd = false }: MenuLinkProps) => (
  <li>
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      className={`flex min-h-9 items-center gap-2 rounded-md px-2 quick hover:bg-hover max-bar:min-h-11 ${isEnd ? 'text-danger' : ''}`}
    >
      <Icon name={icon} size="sm" />
      {name}
    </Link>
  </li>
);
