import type { CalendarDate } from '#kernel/calendar-date.ts';

type Recorded = Readonly<{ id: string; methodType: string; day: CalendarDate }>;

const END = 8;
const endOf = (id: string): string => id.slice(-END);

/** The displayed id of a payment that staff recorded: its method, its day, and the end of its own id. */
export const recordedId = ({ id, methodType, day }: Recorded): string =>
  `${methodType}-${day.replaceAll('-', '')}-${endOf(id)}`.toUpperCase();

/** The end of its own id in a displayed one, in lower case; null for any other text. */
export const endOfRecordedId = (typed: string): string | null =>
  /^[a-z_]+-\d{8}-([0-9a-f]{8})$/.exec(typed.trim().toLowerCase())?.[1] ?? null;
