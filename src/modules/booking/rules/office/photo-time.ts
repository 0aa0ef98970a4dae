type Facts = Readonly<{ pickedUpAt: Temporal.Instant | null; returnedAt: Temporal.Instant | null }>;

/** Until when the customer may add photographs of the pick-up: 30 minutes after it, while the vehicle is out. */
export const photosUntil = ({ pickedUpAt, returnedAt }: Facts): Temporal.Instant | null =>
  pickedUpAt && !returnedAt ? pickedUpAt.add({ minutes: 30 }) : null;
