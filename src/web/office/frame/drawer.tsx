import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/icons.tsx';
import type { OfficeUser } from '../guard.ts';
import { Rail, type Told } from './rail.tsx';

/**
 * The rail where it has no room of its own. `details` opens without scripts; scripts close it on Escape, on a click
 * beside it and when the focus leaves it, and each screen brings a closed one.
 */
export const Drawer = ({ user, told }: { user: OfficeUser; told: Told }) => {
  const { t } = useTranslation('office');
  const { key } = useLocation();
  const drawer = useRef<HTMLDetailsElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const close = () => drawer.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    drawer.current?.querySelector('summary')?.focus();
  };
  const onClick = (event: MouseEvent) => event.target === beside.current && close();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <details key={key} ref={drawer} className="group desk:hidden" {...{ onKeyDown, onClick, onBlur }}>
      <summary
        aria-label={t('menu')}
        className="relative grid size-9 place-items-center rounded-md group-open:fixed group-open:top-3.5 group-open:left-59 group-open:z-30 group-open:text-on-ground"
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
      </summary>
      <div ref={beside} className="fixed inset-0 z-10 bg-ground/60" />
      <div className="on-ground fixed inset-y-0 left-0 z-20 w-70 max-w-[calc(100vw-40px)] overflow-y-auto bg-ground px-3 py-4 shadow-lg">
        <Rail user={user} told={told} />
      </div>
    </details>
  );
};
