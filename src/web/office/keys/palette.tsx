import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { onClickOutside } from '../../ui/dialog/dialog-click-outside.ts';
import { Icon } from '../../ui/icons.tsx';
import type { OfficeUser } from '../guard.ts';
import { Keys } from './keys.tsx';
import { useGroups, useMatches } from './palette-groups.ts';
import { PaletteOptions } from './palette-options.tsx';

type Props = { user: OfficeUser; onClose: () => void };

/**
 * The command palette: one field for bookings, plates, people, screens and actions (experience: back office habits).
 * The focus stays in the field; arrow keys choose, Enter opens.
 */
const Palette = ({ user, onClose }: Props) => {
  const t = useWords('palette');
  const navigate = useNavigate();
  const location = useLocation();
  const say = useProblemWords();
  const list = useId();
  const dialog = useDialog();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { matches, failure, isAsking } = useMatches(typed);
  const groups = useGroups(user, typed.trim(), matches);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(chosen, entries.length - 1)];
  useEffect(() => {
    // A block, since newer browsers return a promise from scrolling, which an effect must not return.
    document.getElementById(`${list}-${active?.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);
  const open = (path: string) => {
    dialog.current?.close();
    const query = listBeside(path, location);
    void navigate(`${path}${query ?? ''}`, { preventScrollReset: query !== null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setChosen((Math.min(chosen, entries.length - 1) + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) open(active.path);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onClose={onClose}
      className="office mt-[12vh] w-160 max-w-[calc(100vw-32px)] overflow-hidden rounded-panel bg-raised p-0 text-ink shadow-lg"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Icon name="search" className="text-muted" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={active && `${list}-${active.id}`}
          aria-label={t('title')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t('placeholder')}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 min-w-0 flex-1 bg-transparent text-md focus:outline-hidden"
        />
        <Keys keys={['Esc']} />
      </div>
      <PaletteOptions
        id={list}
        label={t('results')}
        groups={groups}
        typed={typed}
        activeId={active?.id}
        onOpen={open}
      />
      <p role="status" className="px-4 py-2 text-xs text-muted empty:hidden">
        {failure ? say(failure) : entries.length === 0 && !isAsking ? t('nothing') : ''}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line bg-page px-4 py-2 text-2xs text-muted max-md:hidden">
        <span className="flex items-center gap-1.5">
          <Keys keys={['↑', '↓']} />
          {t('choose')}
        </span>
        <span className="flex items-center gap-1.5">
          <Keys keys={['Enter']} />
          {t('open')}
        </span>
      </p>
    </dialog>
  );
};
export default Palette;

/** The query of the list beside which a record opens, if it is there already: it keeps its filters and its place. */
const listBeside = (path: string, { pathname, search }: Readonly<{ pathname: string; search: string }>) => {
  const [, , list, record] = path.split('/');
  if (!isId(record) || pathname.split('/')[2] !== list) return null;
  const query = new URLSearchParams(search);
  query.delete('do');
  return query.size > 0 ? `?${query}` : '';
};

const useDialog = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    return onClickOutside(element, () => element.close());
  }, []);
  return dialog;
};
