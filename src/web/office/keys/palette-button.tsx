import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';
import { Keys } from './keys.tsx';

/** The search in the header. A phone has it in the bar at the bottom. */
export const PaletteButton = ({ onOpen }: { onOpen: () => void }) => {
  const t = useWords('palette');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex min-h-9 items-center gap-2 rounded-md border border-line-control bg-surface px-2.5 text-xs text-muted quick hover:border-muted max-bar:hidden bar:w-80"
    >
      <Icon name="search" size="sm" />
      <span className="min-w-0 flex-1 truncate text-left">{t('placeholder')}</span>
      <span aria-hidden="true">
        <Keys keys={['Ctrl', 'K']} />
      </span>
    </button>
  );
};
