import { Fragment } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Keys } from './keys.tsx';
import { markedParts, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';

type Props = {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  typed: string;
  activeId: string | undefined;
  onOpen: (path: string) => void;
};

/** The palette's entries by kind. The focus stays in the field above, whose keys choose and open. */
export const PaletteOptions = ({ id, label, groups, typed, activeId, onOpen }: Props) => (
  <div id={id} role="listbox" aria-label={label} tabIndex={-1} className="max-h-[50vh] overflow-y-auto px-2 py-2">
    {groups.map(({ name, entries }) => (
      <Fragment key={name}>
        <p role="presentation" className="px-2 py-1 text-2xs text-muted not-first:mt-2">
          {name}
        </p>
        {entries.map((entry) => (
          <Option
            key={entry.id}
            id={`${id}-${entry.id}`}
            entry={entry}
            typed={typed}
            isActive={entry.id === activeId}
            onOpen={onOpen}
          />
        ))}
      </Fragment>
    ))}
  </div>
);

type OptionProps = {
  id: string;
  entry: PaletteEntry;
  typed: string;
  isActive: boolean;
  onOpen: (path: string) => void;
};

const Option = ({ id, entry: { icon, title, text, state, path, keys }, typed, isActive, onOpen }: OptionProps) => (
  <button
    type="button"
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onClick={() => onOpen(path)}
    className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-hover aria-selected:bg-brand-soft"
  >
    <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-muted">
      <Icon name={icon} size="sm" />
    </span>
    <span className="min-w-0 flex-1 leading-snug">
      <span className="block font-semibold">
        <Marked text={title} typed={typed} />
      </span>
      {text && (
        <span className="block truncate text-2xs text-muted">
          <Marked text={text} typed={typed} />
        </span>
      )}
    </span>
    {state && <Badge plain>{state}</Badge>}
    {keys && <Keys keys={keys} />}
  </button>
);

const Marked = ({ text, typed }: { text: string; typed: string }) =>
  markedParts(text, typed).map(({ at, part, isMarked }) =>
    isMarked ? (
      <mark key={at} className="border-b-2 border-accent bg-transparent text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
