import { useState } from 'react';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { Button } from '../../ui/button.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { useMutation } from '../live/use-mutation.ts';
import { namedWithPlate } from '../named-with-plate.ts';
import type { Choices } from './read-calendar.ts';

type Proposal = DataOf<'GET /admin/bookings/moves'>;
type Moves = readonly { bookingId: string; from: string; to: string }[];

/** Gathers the free time of a class: what would move and what that wins, one press, and one to take it back. */
export const CloseGaps = ({ choices, from: first }: { choices: Choices; from: CalendarDate }) => {
  const t = useWords('calendar', 'gaps');
  const [isOpen, setOpen] = useState(false);
  const classes = choices.categories.filter(({ bookedAsClass }) => bookedAsClass);
  if (classes.length === 0) return null;
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <GapsDialog classes={classes} first={first} onClose={() => setOpen(false)} />}
    </>
  );
};

type DialogProps = { classes: Choices['categories']; first: CalendarDate; onClose: () => void };

const GapsDialog = ({ classes, first, onClose }: DialogProps) => {
  const t = useWords('calendar', 'gaps');
  const language = useLanguage();
  const [asked, setAsked] = useState({ categoryId: classes[0]?.id ?? '', from: first, until: addDays(first, 13) });
  const [done, setDone] = useState<Moves>([]);
  const isForward = asked.from <= asked.until;
  const { answer, isWaiting, retry } = useLatest(
    isForward ? JSON.stringify([asked, done.length]) : null,
    (signal) => api.call('GET /admin/bookings/moves', { query: asked, signal }),
    { pauseMs: 300 },
  );
  const { run, isBusy } = useMutation();
  const proposal = answer?.success ? answer.data : null;
  const move = async (moves: Moves, isUndone: boolean) => {
    const body = { moves: [...moves] };
    const message = t(isUndone ? 'undone' : 'done', { count: moves.length });
    if (await run('POST /admin/bookings/moves', { body }, { done: message })) setDone(isUndone ? [] : moves);
  };
  const proposed = (proposal?.moves ?? []).map(({ bookingId, from, to }) => ({ bookingId, from: from.id, to: to.id }));
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {done.length > 0 && (
            <Button busy={isBusy && t('busy')} onClick={() => void move(turned(done), true)}>
              {t('undo', { count: done.length })}
            </Button>
          )}
          <Button
            look="brand"
            disabled={proposed.length === 0 || isWaiting}
            busy={isBusy && t('busy')}
            onClick={() => void move(proposed, false)}
          >
            {t('move', { count: proposed.length })}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-sm text-muted">{t('text')}</p>
      <div className="grid gap-3 sm:grid-cols-3">
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
      <div role="status" className="mt-4 text-sm">
        {isWaiting && t('asking')}
        {answer && !answer.success && !isWaiting && <RetryAlert tone="warning" title={t('failed')} retry={retry} />}
        {proposal && !isWaiting && <Proposed proposal={proposal} />}
      </div>
    </Modal>
  );
};

const turned = (moves: Moves): Moves => moves.map(({ bookingId, from, to }) => ({ bookingId, from: to, to: from }));

const Proposed = ({ proposal: { moves, before, after } }: { proposal: Proposal }) => {
  const t = useWords('calendar', 'gaps');
  const language = useLanguage();
  if (moves.length === 0) return <p>{t('none')}</p>;
  const days = (hours: number) => t('days', { count: Math.round(hours / 24) });
  return (
    <>
      <p className="font-medium">
        {t('wins', { before: days(before.longestHours), after: days(after.longestHours) })}{' '}
        {t('gaps', { before: before.gaps, after: after.gaps })}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {moves.map(({ bookingId, bookingNumber, customerName, pickupDate, returnDate, from, to }) => (
          <li key={bookingId} className="py-2">
            <span className="font-medium">
              {bookingNumber}, {customerName}
            </span>
            <span className="block text-xs text-muted figures">
              {formatDayTime(pickupDate, language)} – {formatDayTime(returnDate, language)}
            </span>
            <span className="block text-xs">
              {t('fromTo', {
                from: namedWithPlate(from.name, from.licensePlate),
                to: namedWithPlate(to.name, to.licensePlate),
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
