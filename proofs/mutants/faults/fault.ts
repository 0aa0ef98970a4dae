/** A fault that may be planted: one expression of a file, and what stands in its place while the fault is active. */
export type Fault = Readonly<{
  /** As the switch in the worker knows it; 0 is no fault. */
  id: number;
  file: string;
  line: number;
  /** The declaration in which it stands. */
  within: string;
  operator: string;
  /** What the code says, on one line. */
  code: string;
  start: number;
  end: number;
  replacement: string;
  /** Evaluated once, when the file is loaded. */
  isAtLoad: boolean;
}>;

/** How an explanation names a fault: it goes stale with the code. */
export const keyOf = ({ file, within, operator, code }: Omit<Fault, 'id'>): string =>
  [file, within, operator, code].join(' | ');
