import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { useWayBack } from './use-way-back.ts';

type Props = {
  /** The record's title; a new title moves the focus to the start of the panel. */
  title: ReactNode;
  label: string;
  /** Status badges beside the title. */
  badges?: ReactNode;
  /** The list that closing returns to, unless the panel was opened from another screen. */
  closePath: string;
  /** The previous and next records of the list, and the position in it. */
  previousPath?: string | undefined;
  nextPath?: string | undefined;
  position?: string | undefined;
  /** Links to other views of the record. */
  links?: ReactNode;
  /** The record's actions, in a sticky footer. */
  actions?: ReactNode;
  isWide?: boolean;
  /** Everything under the title is this form. */
  form?: ComponentProps<'form'>;
  /** What Escape does in place of closing, also from within a field. */
  onEscape?: () => void;
  children: ReactNode;
};

const stepLink = 'grid size-8 place-items-center rounded-md border border-line-strong quick hover:bg-hover';

/**
 * A record beside its list, with an address of its own (experience: open beside, keep the list). On a narrow screen it
 * covers the list. Escape closes it, and so does the browser's way back.
 */
export const SidePanel = (props: Props) => {
  const { title, label, badges, closePath, previousPath, nextPath, position, links, actions, isWide, children } = props;
  const { form, onEscape } = props;
  const t = useWords('office', 'panel');
  const panel = useRef<HTMLElement>(null);
  const back = useWayBack(closePath);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // It closes a popover first, such as the calendar of a date or a bar's details.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':popover-open')) return;
    if (!onEscape && !isTyping(event)) back.close();
    if (!onEscape || event.isComposing || document.querySelector('dialog:modal')) return;
    // Otherwise it would close at once the dialog that asks.
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (label) panel.current?.focus();
  }, [label]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const body = (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {actions && (
        <div className="office-panel-actions no-print flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5 md:px-5">
          {actions}
        </div>
      )}
    </>
  );
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-takes-focus
      aria-label={label}
      className={`fixed inset-y-0 right-0 z-20 flex tablet:top-(--office-head) w-full flex-col border-l border-line bg-surface shadow-lg focus:outline-hidden ${isWide ? 'tablet:w-[520px]' : 'tablet:w-[432px]'}`}
    >
      <div className="flex items-center gap-2 px-4 pt-3 md:px-5">
        {previousPath !== undefined && (
          <Link to={previousPath} preventScrollReset aria-label={t('previous')} className={stepLink}>
            <Icon name="up" size="sm" />
          </Link>
        )}
        {nextPath !== undefined && (
          <Link to={nextPath} preventScrollReset aria-label={t('next')} className={stepLink}>
            <Icon name="down" size="sm" />
          </Link>
        )}
        {position && <span className="text-2xs text-muted figures">{position}</span>}
        <div className="ml-auto flex items-center gap-3 text-xs">
          {links}
          <Link
            to={closePath}
            preventScrollReset
            onClick={back.onClick}
            aria-label={t('close')}
            className="grid size-8 place-items-center rounded-md quick hover:bg-hover"
          >
            <Icon name="close" size="sm" />
          </Link>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 pt-2 pb-3 md:px-5">
        <h2 className="min-w-0 text-lg tracking-tight wrap-anywhere">{title}</h2>
        {badges && <div className="ml-auto flex flex-wrap gap-1.5">{badges}</div>}
      </div>
      {form ? (
        <form {...form} className="flex min-h-0 flex-1 flex-col">
          {body}
        </form>
      ) : (
        body
      )}
    </aside>
  );
};

/** A section of a panel with a small heading. */
export const PanelPart = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className="border-b border-line px-4 py-3.5 last:border-b-0 md:px-5">
    {title && <h3 className="mb-2 text-xs font-regular text-muted">{title}</h3>}
    {children}
  </section>
);

/** A definition list in two columns. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[minmax(96px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs">{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere figures">{children}</dd>
  </div>
);
