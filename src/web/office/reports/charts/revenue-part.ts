/** A bar of a chart, or a row of its table. */
export type RevenuePart = Readonly<{
  key: string;
  /** On the axis, and in full. */
  label: string;
  name: string;
  revenue: number;
  revenueBefore: number;
  bookings: number;
}>;
