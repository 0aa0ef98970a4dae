import { useMemo, useRef, useState } from 'react';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useMutation } from '../../live/use-mutation.ts';
import { sentMoves } from '../../sent-moves.ts';
import { type Ghost, ghostOf } from '../plan/ghost.ts';
import type { Choices } from '../read-calendar.ts';

export type Proposal = DataOf<'GET /admin/bookings/moves'>;
type Moves = readonly { bookingId: string; from: string; to: string }[];

type Shown = Readonly<{
  choices: Choices;
  /** The first day shown, or today where that is past. */
  from: CalendarDate;
  /** The last day shown. */
  until: CalendarDate;
  /** What the calendar shows: where that changes, the proposal is asked for again. */
  content: string;
}>;

/** The fewest days that are looked at, unless staff choose fewer. */
const LEAST_DAYS = 7;

const none: readonly Ghost[] = [];

/** The proposal to close the gaps of a class: asked for while it is open, made by one press and taken back by one. */
export const useGaps = ({ choices, from, until, content }: Shown) => {
  const t = useWords('calendar', 'gaps');
  const classes = choices.categories.filter(({ bookedAsClass }) => bookedAsClass);
  const [asked, setAsked] = useState<{ categoryId: string; from: CalendarDate; until: CalendarDate } | null>(null);
  const [done, setDone] = useState<Moves>([]);
  const opener = useRef<Element | null>(null);
  const turn = useTurn(content);
  const isForward = asked !== null && asked.from !== '' && asked.from <= asked.until;
  const { answer, isWaiting, retry } = useLatest(
    isForward ? JSON.stringify([asked, turn, done.length]) : null,
    async (signal) => asked && api.call('GET /admin/bookings/moves', { query: asked, signal }),
    { pauseMs: 300 },
  );
  const { run, isBusy } = useMutation();
  const proposal = answer?.success ? answer.data : null;
  const ghosts = useMemo(() => proposal?.moves.map(ghostOf) ?? none, [proposal]);
  const move = async (moves: Moves, isUndone: boolean) => {
    const message = t(isUndone ? 'undone' : 'done', { count: moves.length });
    const body = { moves: [...moves] };
    if (await run('POST /admin/bookings/moves', { body }, { done: message })) setDone(isUndone ? [] : moves);
    else retry();
  };
  const last = addDays(from, LEAST_DAYS - 1);
  return {
    classes,
    asked,
    setAsked,
    isOpen: asked !== null,
    open: () => {
      opener.current = document.activeElement;
      setAsked({ categoryId: classes[0]?.id ?? '', from, until: until > last ? until : last });
    },
    close: () => {
      setAsked(null);
      setDone([]);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    proposal,
    ghosts,
    isWaiting,
    hasFailed: answer !== null && !answer.success,
    retry,
    isBusy,
    /** How many were moved, and can be taken back. */
    moved: done.length,
    make: () => move(sentMoves(proposal?.moves ?? []), false),
    takeBack: () =>
      move(
        done.map(({ bookingId, from, to }) => ({ bookingId, from: to, to: from })),
        true,
      ),
  };
};
export type Gaps = ReturnType<typeof useGaps>;

/** Counts how often something has changed. */
const useTurn = (content: string): number => {
  const seen = useRef({ content, turn: 0 });
  if (seen.current.content !== content) seen.current = { content, turn: seen.current.turn + 1 };
  return seen.current.turn;
};
