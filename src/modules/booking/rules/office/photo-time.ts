type Facts = Readonly<{ pickedUpAt: Temporal.Instant | null; returnedAt: Temporal.Instant | null }>;
type PickUp = Readonly<{ receivedAt: Temporal.Instant | null }>;

/**
 * Until when the customer may add photographs of the pick-up: 30 minutes after it, or after it came, while the vehicle is
 * out.
 */
export const photosUntil = ({ pickedUpAt, returnedAt }: Facts, pickUp: PickUp | undefined): Temporal.Instant | null =>
  pickedUpAt && !returnedAt ? (pickUp?.receivedAt ?? pickedUpAt).add({ minutes: 30 }) : null;

/** Whether a customer sees a photograph: those of a return only once it is recorded, until then they are a draft. */
export const isForCustomer = (
  { kind }: Readonly<{ kind: 'pick-up' | 'return' }>,
  { status }: Readonly<{ status: string }>,
): boolean => kind === 'pick-up' || status === 'completed';
