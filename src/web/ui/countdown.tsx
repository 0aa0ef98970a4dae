import { useEffect, useState } from 'react';

/** `mm:ss`, or `h:mm:ss` from an hour on; never below zero. */
export const formatRemaining = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
};

type Props = {
  /** When the countdown ends, in ISO 8601 with an offset. */
  until: string;
  /**
   * The server's clock when the page was rendered, in milliseconds, so that server and browser render the same first
   * value.
   */
  serverNow: number;
  onEnd?: () => void;
};

/** The remaining time. Allows for a wrong browser clock and for sleep. */
export const Countdown = ({ until, serverNow, onEnd }: Props) => {
  const [now, setNow] = useState(serverNow);
  const left = Date.parse(until) - now;
  useEffect(() => {
    const skew = Date.now() - serverNow;
    const timer = setInterval(() => setNow(Date.now() - skew), 1000);
    return () => clearInterval(timer);
  }, [serverNow]);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onEnd?.();
  }, [isOver, onEnd]);
  return (
    <time role="timer" dateTime={until} className="font-semibold figures">
      {formatRemaining(left)}
    </time>
  );
};
