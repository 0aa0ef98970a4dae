import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Frame, Lookup, Windows } from '../grid/frame.ts';
import type { FleetRow } from '../plan/fleet-rows.ts';
import { timeOfDistance } from '../plan/geometry.ts';
import { type Grip, gripsOf, isMoved, type Move, movedSpan } from './move.ts';

type DragOptions = Readonly<{
  area: RefObject<HTMLDivElement | null>;
  windows: Windows;
  rows: readonly FleetRow[];
  frame: Frame;
  barOf: (id: string) => Lookup | undefined;
}>;
/** The grabbed bar, with the pointer's starting position relative to the scrolled content. */
type Held = Lookup & Readonly<{ grip: Grip; x: number; y: number; begun: PointerEvent; isMoving: boolean }>;
type Going = Readonly<{ move: Move; top: number }>;

/** Pixels that a pointer may move during a click without starting a drag. */
const STILL_PX = 5;
const GRIP_PX = 8;

/** Drags bars in half-hour steps and onto other vehicles. Touch scrolls instead; its users have the form. */
export const useDrag = (options: DragOptions) => {
  const [going, setGoing] = useState<Going | null>(null);
  const [dropped, setDropped] = useState<Move | null>(null);
  const present = useRef(options);
  present.current = options;
  const lastDrop = useRef(Number.NEGATIVE_INFINITY);
  const { area } = options;
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let held: Held | null = null;
    let last: Going | null = null;
    const show = (next: Going | null) => {
      last = next;
      setGoing(next);
    };
    const onDown = (event: PointerEvent) => {
      const bar = event.target instanceof Element && event.target.closest<HTMLElement>('[data-grip]');
      const booking = bar && present.current.barOf(bar.dataset.booking ?? '');
      if (!booking || event.button !== 0 || event.pointerType === 'touch') return;
      const grip = bar.getBoundingClientRect().right - event.clientX <= GRIP_PX ? 'end' : 'whole';
      if (gripsOf(booking.bar.booking).includes(grip))
        held = { ...booking, grip, ...within(element, event), begun: event, isMoving: false };
    };
    const onMove = (event: PointerEvent) => {
      if (!held) return;
      const at = within(element, event);
      if (!held.isMoving && Math.hypot(at.x - held.x, at.y - held.y) < STILL_PX) return;
      held = { ...held, isMoving: true };
      event.preventDefault();
      scrollAtEdges(element, event, held.begun);
      show(goingTo(present.current, held, at));
    };
    const stop = () => {
      if (held?.isMoving) lastDrop.current = performance.now();
      held = null;
      show(null);
    };
    const onUp = () => {
      if (last && isMoved(last.move)) setDropped(last.move);
      stop();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !held) return;
      // Keeps open what else Escape would close.
      event.preventDefault();
      stop();
    };
    element.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [area]);
  return {
    move: going?.move ?? null,
    top: going?.top ?? 0,
    dropped,
    /** Asks to confirm a move that was not dragged. */
    propose: (move: Move) => setDropped(move),
    leave: () => setDropped(null),
    /** Whether a drag ended just now; the click that follows must not open anything. */
    justDropped: () => performance.now() - lastDrop.current < 300,
  };
};

const within = (element: HTMLElement, { clientX, clientY }: PointerEvent) => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left + element.scrollLeft, y: clientY - top + element.scrollTop };
};

const goingTo = ({ windows, rows, frame }: DragOptions, held: Held, at: { x: number; y: number }): Going | null => {
  const there = windows.down.getVirtualItemForOffset(at.y);
  const over = there && rows[there.index];
  const isOther = held.grip === 'whole' && over?.kind === 'vehicle';
  const row = isOther ? over : held.row;
  const span = movedSpan(held.bar, held.grip, timeOfDistance(at.x - held.x, frame.shown));
  const index = rows.findIndex(({ key }) => key === row.key);
  const top = windows.down.measurementsCache[index]?.start ?? 0;
  return { move: { bar: held.bar, row, ...span }, top };
};

const EDGE_PX = 40;
const STEP_PX = 14;

type Point = Readonly<{ clientX: number; clientY: number }>;

/** Scrolls the calendar when a bar is dragged close to an edge. */
const scrollAtEdges = (element: HTMLElement, at: Point, begun: Point): void => {
  const { right, top, bottom, left } = element.getBoundingClientRect();
  const names = Number.parseInt(getComputedStyle(element).getPropertyValue('--rows'), 10) || 0;
  element.scrollBy(
    stepOf(at.clientX, begun.clientX, left + names, right),
    stepOf(at.clientY, begun.clientY, top, bottom),
  );
};

const stepOf = (at: number, begun: number, first: number, last: number): number => {
  if (at > last - EDGE_PX && at > begun + EDGE_PX) return STEP_PX;
  return at < first + EDGE_PX && at < begun - EDGE_PX ? -STEP_PX : 0;
};
