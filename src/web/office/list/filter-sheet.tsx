import type { ReactNode } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Icon } from '../../ui/icons.tsx';

type ButtonProps = {
  /** All filters, of a phone; or those that have no room in the toolbar. */
  part: 'filters' | 'more';
  /** How many of them are set. */
  count: number;
  onOpen: () => void;
};

/** Opens the sheet with the filters, and says how many of them are set. */
export const FiltersButton = ({ part, count, onOpen }: ButtonProps) => {
  const t = useWords('office', 'list');
  return (
    <Button
      size="sm"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`[@media(scripting:none)]:hidden ${part === 'filters' ? 'max-bar:min-h-11 bar:hidden' : 'max-bar:hidden'}`}
    >
      <Icon name="filter" size="sm" />
      {t(part)}
      {count > 0 && (
        <span className="rounded-full bg-brand px-1.75 text-2xs text-on-brand figures">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('set', { count })}</span>
        </span>
      )}
    </Button>
  );
};

type SheetProps = {
  title: string;
  /** The link that clears the filters, if any is set. */
  clear: ReactNode;
  /** The text of the button that closes, such as `Show 12 bookings`. */
  show: string;
  onClose: () => void;
  children: ReactNode;
};

/** Filters over their list: from the bottom of a phone, in the middle of a desk. Inside the form whose fields they are. */
export const FilterSheet = ({ title, clear, show, onClose, children }: SheetProps) => (
  <Modal
    open
    onClose={onClose}
    title={title}
    actions={
      <>
        {clear}
        <Button type="submit" size="sm" look="brand" data-closes className="max-bar:min-h-11">
          {show}
        </Button>
      </>
    }
    className="office-sheet"
  >
    <div className="grid gap-4">{children}</div>
  </Modal>
);
