/** A mutation that can be planted: an expression, and its replacement while the fault is active. */
export type Fault = Readonly<{
  /** The id used by the switch in the worker; 0 means no fault. */
  id: number;
  file: string;
  line: number;
  /** The enclosing declaration. */
  within: string;
  operator: string;
  /** The original code, on one line. */
  code: string;
  start: number;
  end: number;
  replacement: string;
  /** Whether the expression is evaluated only once, when the file is loaded. */
  isAtLoad: boolean;
}>;

/** The key that explanations use for a fault; it changes with the code, which makes them stale. */
export const keyOf = ({ file, within, operator, code }: Omit<Fault, 'id'>): string =>
  [file, within, operator, code].join(' | ');
