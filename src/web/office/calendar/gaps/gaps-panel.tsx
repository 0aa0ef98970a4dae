import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayRange } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { MovedBooking } from '../../moved-booking.tsx';
import type { Gaps, Proposal } from './use-gaps.ts';

type Props = {
  gaps: Gaps;
  /** How many of the moves the calendar does not show. */
  unseen: number;
  /** Brings a booking's bar into sight. */
  onSee: (bookingId: string) => void;
};

/**
 * What would gather the free time of a class, beside the calendar that shows it: what it wins, each move, one press to
 * make them and one to take them back. Escape drops it.
 */
export const GapsPanel = ({ gaps, unseen, onSee }: Props) => {
  const t = useWords('calendar', 'gaps');
  const panel = useRef<HTMLElement>(null);
  useEscape(gaps.close);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'end' });
  }, []);
  const { proposal, isWaiting, isBusy, moved } = gaps;
  const count = proposal?.moves.length ?? 0;
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-takes-focus
      aria-label={t('title')}
      className="no-print flex min-h-0 flex-col border-t border-line bg-surface focus:outline-hidden max-lg:max-h-[55%] max-bar:scroll-mb-16 max-lg:basis-[55%] lg:w-[360px] lg:border-l"
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3">
        <div className="flex items-center justify-between gap-2">
          <h2 className="text-base">{t('title')}</h2>
          <IconButton icon="close" size="sm" name={t('close')} onClick={gaps.close} />
        </div>
        <Asked gaps={gaps} />
        <div role="status" aria-busy={isWaiting} className="mt-3 text-sm">
          {isWaiting && t('asking')}
          {gaps.hasFailed && !isWaiting && <RetryAlert tone="warning" title={t('failed')} retry={gaps.retry} />}
          {proposal && !isWaiting && <Wins proposal={proposal} moved={moved} />}
          {unseen > 0 && !isWaiting && <p className="mt-2 text-xs text-muted">{t('unseen', { count: unseen })}</p>}
        </div>
        {proposal && !isWaiting && <Moves moves={proposal.moves} onSee={onSee} />}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
        {count > 0 && (
          <Button look="brand" size="sm" disabled={isWaiting} busy={isBusy && t('busy')} onClick={gaps.make}>
            {t('move', { count })}
          </Button>
        )}
        {moved > 0 && (
          <Button size="sm" busy={isBusy && t('busy')} onClick={gaps.takeBack}>
            {t('undo', { count: moved })}
          </Button>
        )}
        <Button look="quiet" size="sm" className="ml-auto" onClick={gaps.close}>
          {t(count > 0 ? 'drop' : 'close')}
        </Button>
      </div>
    </aside>
  );
};

/** Where the panel stands beside the calendar, it has room for its fields. */
const isBeside = (): boolean => window.matchMedia('(width >= 64rem)').matches;

/** The class and the days that are looked at; folded to one line where the panel is low. */
const Asked = ({ gaps: { asked, setAsked, classes } }: { gaps: Gaps }) => {
  const t = useWords('calendar', 'gaps');
  const language = useLanguage();
  const [isOpen] = useState(isBeside);
  if (!asked) return null;
  const chosen = classes.find(({ id }) => id === asked.categoryId);
  return (
    <details open={isOpen}>
      <summary className="min-h-6 text-xs text-link">
        {chosen && nameIn(chosen, language)}
        {asked.from !== '' && asked.until !== '' && `, ${formatDayRange(asked.from, asked.until, language)}`}
      </summary>
      <p className="my-2 text-xs text-muted">{t('text')}</p>
      <div className="grid grid-cols-2 gap-3 md:max-lg:grid-cols-4">
        <div className="col-span-2">
          <SelectField
            id="gaps-class"
            label={t('class')}
            value={asked.categoryId}
            onChange={({ currentTarget }) => setAsked({ ...asked, categoryId: currentTarget.value })}
          >
            {classes.map((one) => (
              <option key={one.id} value={one.id}>
                {nameIn(one, language)}
              </option>
            ))}
          </SelectField>
        </div>
        {(['from', 'until'] as const).map((side) => (
          <DateField
            key={side}
            id={`gaps-${side}`}
            label={t(side)}
            value={asked[side]}
            onChange={({ currentTarget }) => setAsked({ ...asked, [side]: currentTarget.value })}
          />
        ))}
      </div>
    </details>
  );
};

/** What the moves win, before and after. */
const Wins = ({ proposal: { moves, before, after }, moved }: { proposal: Proposal; moved: number }) => {
  const t = useWords('calendar', 'gaps');
  const days = (hours: number) => t('days', { count: Math.round(hours / 24) });
  if (moves.length === 0) return <p>{t(moved > 0 ? 'noneMore' : 'none')}</p>;
  const lines = [
    { name: t('longest'), was: days(before.longestHours), is: days(after.longestHours) },
    { name: t('nights'), was: `${before.nights}`, is: `${after.nights}` },
    { name: t('count'), was: `${before.gaps}`, is: `${after.gaps}` },
  ];
  return (
    <table className="w-full text-left text-xs figures [&_td]:py-1 [&_td]:pr-3 [&_th]:py-1 [&_th]:pr-3 [&_th]:font-regular [&_th]:text-muted">
      <caption className="pb-1 text-left text-sm font-medium">{t('moves', { count: moves.length })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, was, is }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{was}</td>
            <td className={was === is ? 'text-muted' : 'font-semibold'}>{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Each move; a press brings its bar into sight. */
const Moves = ({ moves, onSee }: Pick<Proposal, 'moves'> & Pick<Props, 'onSee'>) => {
  const t = useWords('calendar', 'gaps');
  return (
    <ul className="mt-3 divide-y divide-line border-t border-line">
      {moves.map((move) => (
        <li key={move.bookingId}>
          <button
            type="button"
            title={t('see')}
            className="w-full rounded-sm px-1 py-2 text-left text-xs quick hover:bg-hover"
            onClick={() => onSee(move.bookingId)}
          >
            <MovedBooking move={move} />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Escape drops the proposal, unless it closes something else first. */
const useEscape = (close: () => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog:modal, :popover-open')) return;
    close();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
