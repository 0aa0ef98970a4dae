import { SMTPServer } from 'smtp-server';
import type { BookingMailData } from '#modules/notices/index.ts';

/** A booking that was paid in full. */
export const paidBooking: BookingMailData = {
  siteName: 'Saphan Car Rental',
  firstName: 'Hannah',
  reference: 'BKK7QM4XD',
  vehicleName: 'Toyota Corolla Altis',
  plate: '1กก 1234',
  pickUp: { text: 'Sat 5 Dec 2026, 10:00', place: 'Suvarnabhumi Airport' },
  dropOff: { text: 'Thu 10 Dec 2026, 10:00', place: 'Sathorn, main office' },
  paysBy: null,
  transfer: null,
  days: 5,
  status: 'confirmed',
  lines: [
    { label: 'Toyota Corolla Altis, 5 days', amountBaht: 6950 },
    { label: 'Super cover (SCDW)', amountBaht: 2250, note: 'Excess ฿5,000' },
    { label: 'Early Bird Special', amountBaht: -1390.5 },
  ],
  afterReturn: [],
  total: 7809.5,
  paid: 7809.5,
  kept: 7809.5,
  refunded: 0,
  dueAtPickUp: 0,
  owed: 0,
  fromDeposit: 0,
  securityDeposit: 10_000,
  isOutsideOpeningHours: false,
  keyBox: { pickUp: null, dropOff: null },
  manageUrl: 'https://saphan.example/booking/manage?token=abc&lang=en',
  contactPhone: '081 555 0199',
  supportEmail: 'help@saphan.example',
  fullRefundUntil: 'Thu 3 Dec 2026, 10:00',
  halfRefundUntil: 'Fri 4 Dec 2026, 10:00',
  refundTime: '3-5 business days',
  holdUntil: null,
  keptUntil: null,
  isCancelledByCustomer: false,
  late: null,
  refund: null,
  payment: { amount: 7809.5, fee: 0, way: 'Visa ending 4242', because: null },
  customer: { name: 'Hannah Keller', email: 'hannah@example.com', phone: '+61 4 5550 0142' },
};

type Delivery = Readonly<{ from: string; to: string[]; raw: string }>;

/**
 * A real mail server on a free port, which requires authentication if `only` is given. `refuseNext` makes it reject
 * that many messages with 451.
 */
export const startMailServer = async (only?: { user: string; password: string; says?: string }) => {
  const deliveries: Delivery[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: !only,
    allowInsecureAuth: true,
    disabledCommands: only ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === only?.user && password === only?.password
        ? done(null, { user: username })
        : done(new Error(only?.says ?? 'Invalid username or password')),
    onData: async (stream, session, done) => {
      const raw = Buffer.concat(await stream.toArray()).toString('utf8');
      if (refusals > 0) {
        refusals -= 1;
        return done(Object.assign(new Error('Try again later <hannah@example.com>'), { responseCode: 451 }));
      }
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address);
      deliveries.push({ from: mailFrom ? mailFrom.address : '', to, raw });
      return done();
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port: port ?? 0,
    deliveries,
    refuseNext: (count: number) => {
      refusals = count;
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
};
