import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewDamage } from '#contract/damage.ts';
import { brokenConstraint, returnedRow } from '#platform/database/database.ts';
import { moved, officeBooking, pickedUp, returned, signedFor } from '#test/builders/desk.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
import { type Booked, bangkokNow, type Customer, doJobs } from '#test/builders/paying.ts';
import { jpeg } from '#test/builders/pictures.ts';
import { anotherSession, type Person, signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';
import { damageOfClaims, findClaim } from './claim-store.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let clerk: Person;
let booking: Booked;

beforeEach(async () => {
  await provider.moveClock(0);
  ({ app, customer } = await sandbox.customer());
  clerk = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
  const hour = (hours: number) => `${bangkokNow(hours * 60).slice(0, 13)}:00`;
  booking = await customer.book({ pickupDate: hour(12), returnDate: hour(132) });
  await customer.payByCard(booking, '4242424242424242');
});
afterEach(() => app.close());

/** Moves the clocks of product and provider. */
const goTo = async (hours: number) => {
  await provider.moveClock(hours * 3600);
  app.setNow(bangkokNow(hours * 60));
  clerk = { ...clerk, ...(await anotherSession(app, clerk.id)) };
};
const hold = async () =>
  app.call('POST /bookings/:id/card-holds', {
    params: { id: booking.bookingId },
    headers: booking.headers,
    body: { cardToken: await customer.tokenOf('4242424242424242') },
  });
const scratch: NewDamage = { place: 'left', kind: 'scratch', size: 'small' };
type Back = { newDamage?: NewDamage[]; agreesToLaterCharges?: boolean | null | 'by another customer' };
const back = async (lateFee = 0, { newDamage = [], agreesToLaterCharges = true }: Back = {}) => {
  await goTo(12);
  if (agreesToLaterCharges === 'by another customer') await signedWhole();
  else await signedFor(app, booking.bookingId, agreesToLaterCharges === null ? {} : { agreesToLaterCharges });
  await pickedUp(app, clerk, booking.bookingId, { newDamage: [{ ...scratch, place: 'rear' }] });
  await returned(app, clerk, booking.bookingId, { lateFee, newDamage });
};
/** A whole agreement with the consent, which binds its customer. */
const signedWhole = async () => {
  const { version, customerName } = await officeBooking(app, clerk, booking.bookingId);
  const body = { version, signedName: customerName, textNumber: 1, agreesToLaterCharges: true };
  const target = { params: { id: booking.bookingId }, headers: clerk.headers };
  expect((await app.call('POST /admin/bookings/:id/agreement', { ...target, body })).status).toBe(200);
};
const damageOf = async () =>
  (await app.call('GET /bookings/:id/damage', { params: { id: booking.bookingId }, headers: clerk.headers })).body.data;
const photograph = async (place?: 'left', kind = 'return'): Promise<string> => {
  const form = new FormData();
  form.set('images', new Blob([new Uint8Array(await jpeg(60, 40))]), 'door.jpg');
  const url = `/api/admin/bookings/${booking.bookingId}/photos/${kind}${place ? `?place=${place}` : ''}`;
  const reply = await app.server.inject({ method: 'POST', url, headers: clerk.headers, payload: form });
  return String(reply.json().data.at(-1).id);
};

const claim = (body: Partial<Parameters<typeof sent>[0]> = {}) => sent({ ...cleaning, ...body });
const cleaning = { kind: 'cleaning', amount: 3000, isTaxed: true, text: 'Sand on all seats' } as const;
const sent = (body: {
  kind: 'cleaning' | 'damage' | 'fuel';
  amount: number;
  isTaxed: boolean;
  text: string;
  photos?: string[];
  damageId?: string;
  newDamage?: NewDamage;
}) => app.call('POST /admin/bookings/:id/claims', { params: { id: booking.bookingId }, headers: clerk.headers, body });
const made = async (amount = 3000) => (await claim({ amount })).body.data.id;
const answer = (claimId: string, body: { answer: 'accepted' | 'disputed'; text?: string }, headers = booking.headers) =>
  app.call('POST /bookings/:id/claims/:claimId/answer', { params: { id: booking.bookingId, claimId }, headers, body });
const decide = (id: string, charge: number) =>
  app.call('POST /admin/claims/:id/decision', {
    params: { id },
    headers: clerk.headers,
    body: { charge, reason: 'Half of it was there before' },
  });
const read = async () =>
  (await app.call('GET /bookings/:id/claims', { params: { id: booking.bookingId }, headers: booking.headers })).body
    .data;
const owed = async () => (await officeBooking(app, clerk, booking.bookingId)).owedAmount;
/** What page and desk ask for, and how many bookings are in the list of money due and in that of what deposits cover. */
const asked = async () => {
  const target = { params: { id: booking.bookingId }, headers: booking.headers };
  const own = (await app.call('GET /bookings/:id', target)).body.data;
  const desk = await officeBooking(app, clerk, booking.bookingId);
  const list = async (query: { view: 'unpaid' } | { paymentStatus: 'from-deposit' }) =>
    (await app.call('GET /admin/bookings', { headers: clerk.headers, query })).body.data.length;
  return {
    own: [own.paymentStatus, own.owedAmount, own.fromDeposit, own.may.pay],
    desk: [desk.paymentStatus, desk.owedAmount, desk.fromDeposit],
    lists: [await list({ view: 'unpaid' }), await list({ paymentStatus: 'from-deposit' })],
  };
};
const deposit = async () => {
  const target = { params: { id: booking.bookingId }, headers: booking.headers };
  return (await app.call('GET /bookings/:id/security-deposits', target)).body.data.left[0];
};
/** What the queue does once something was decided. */
const work = async () => {
  await app.runJob('charge-unanswered-claims');
  await doJobs(app, 'settle-held-deposit');
  await app.runJob('follow-card-holds');
};
const mails = async () => {
  await doJobs(app, 'mail-claims');
  const { rows } = await app.db.execute<{ subject: string; plain: string }>(
    sql`select subject, plain from mail where kind = 'claims' order by id`,
  );
  return rows;
};

type Refused = { problem: { fields?: Record<string, { code: string }> | undefined } };
/** Which field was refused, and why. */
const codesOf = ({ problem: { fields = {} } }: Refused) =>
  Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code]));

const file = join(import.meta.dirname, '../../../docs/rules/claims.md');
const damageFile = join(import.meta.dirname, '../../../docs/rules/damage.md');
const rowsUnder = (title: string) =>
  tablesIn(readFileSync(file, 'utf8')).find(({ heading }) => heading === title)?.rows ?? [];
const examples = rowsUnder('The deposit');
const unanswered = rowsUnder('Without an answer');
const amount = (text = '') => Number(text.replaceAll(',', ''));

test('the document has examples', () => expect([examples.length, unanswered.length]).toEqual([6, 8]));

test.each(examples)('held $Held, $Late late, claimed $Claimed: $Answer', async (row) => {
  await hold();
  await back(amount(row.Late));
  const id = await made(amount(row.Claimed));
  const [what = '', decision = ''] = (row.Answer ?? '').split(', ');
  if (what === 'accepted') await answer(id, { answer: 'accepted' });
  if (what === 'disputed') await answer(id, { answer: 'disputed', text: 'It was there before' });
  await work();
  expect(await deposit()).toMatchObject({ endedAt: what === 'accepted' ? expect.any(String) : null });
  if (what === 'none') await goTo(12 + 48);
  if (what === 'disputed') await decide(id, amount(decision === 'withdrawn' ? '0' : decision.split(' ')[0]));
  await work();
  expect(await read()).toMatchObject([{ chargedAmount: amount(row.Charged) }]);
  expect(await deposit()).toMatchObject({ keptAmount: amount(row.Kept), givenBackAmount: amount(row['Let go']) });
  expect(await owed()).toBe(amount(row['Owed then']));
});

test.each(unanswered)('$Agreed, mail $Mail, after $Hours hours: it $It', async (row) => {
  const consents: Record<string, Back['agreesToLaterCharges']> = {
    ...{ agreed: true, 'not agreed': false, 'not asked': null },
    'agreed by another customer': 'by another customer',
  };
  await back(0, { agreesToLaterCharges: consents[row.Agreed ?? ''] ?? null });
  if (row.Agreed === 'agreed by another customer')
    await app.db.execute(sql`update booking set last_name = 'Other' where id = ${booking.bookingId}`);
  if (row.Mail === 'none') await app.db.execute(sql`update booking set email = '' where id = ${booking.bookingId}`);
  const id = await made();
  const isByItself = row.Says === 'charged';
  expect(await read()).toMatchObject([{ withoutAnswer: isByItself ? 'charged' : 'decided' }]);
  const [mail] = await mails();
  if (row.Mail === 'none') expect(mail).toBeUndefined();
  else
    expect(mail?.plain).toContain(
      isByItself ? 'without an answer it is charged' : 'Without an answer nothing is charged by itself: we decide',
    );
  await goTo(12 + amount(row.Hours));
  await work();
  const waits = async (view: 'open' | 'disputed') =>
    (await app.call('GET /admin/claims', { headers: clerk.headers, query: { view } })).body.data.length;
  expect([await waits('open'), await waits('disputed')]).toEqual(
    {
      'waits for the customer': [1, 0],
      'is charged': [0, 0],
      'waits for staff': [0, 1],
    }[row.It ?? ''],
  );
  expect(await read()).toMatchObject([{ chargedAmount: row.It === 'is charged' ? 3000 : null }]);
  if (row.It === 'waits for staff') expect((await decide(id, 3000)).body.data).toMatchObject({ status: 'upheld' });
  if (row.It === 'waits for the customer')
    expect((await answer(id, { answer: 'accepted' })).body.data).toMatchObject({ status: 'accepted' });
});

test('what is left to staff and was not answered says so, can still be answered, and is decided as that', async () => {
  await back(0, { agreesToLaterCharges: false });
  const [id, other] = [await made(), await made(700)];
  await mails();
  await goTo(12 + 48);
  await made(500);
  const overdue = (await mails()).at(-1)?.plain ?? '';
  expect(overdue.match(/You did not answer by/g)).toHaveLength(2);
  expect(overdue.match(/Please answer by/g)).toHaveLength(1);
  expect((await answer(other, { answer: 'accepted' })).status).toBe(200);
  await decide(id, 1000);
  expect((await mails()).at(-1)?.plain).toContain('You did not answer. We decided that ฿1,000 is charged.');
  const { timeline } = await officeBooking(app, clerk, booking.bookingId);
  const actions = timeline.map(({ action }) => action).filter((action) => action.startsWith('claim.'));
  expect(new Set(actions)).toEqual(new Set(['claim.made', 'claim.accepted', 'claim.charged-unanswered']));
});

test('what a claim says when it is made stays, whatever becomes of the agreement', async () => {
  await back();
  const id = await made();
  await signedFor(app, booking.bookingId, { agreesToLaterCharges: false });
  const other = await made(500);
  expect(await read()).toMatchObject([
    { id, withoutAnswer: 'charged' },
    { id: other, withoutAnswer: 'decided' },
  ]);
  await goTo(12 + 48);
  expect((await decide(id, 1000)).problem.error).toBe('claim.unanswered-yet');
  await work();
  expect(await read()).toMatchObject([{ status: 'unanswered' }, { status: 'open' }]);
});

test('the newest agreement says whether it is charged by itself', async () => {
  await back(0);
  await signedFor(app, booking.bookingId, { agreesToLaterCharges: false });
  await made();
  await goTo(12 + 48);
  await work();
  expect(await read()).toMatchObject([{ status: 'open', withoutAnswer: 'decided' }]);
});

describe('a claim', () => {
  beforeEach(() => back());

  test('is made once the vehicle is back, is owed once accepted, and is a line of the price with its tax in', async () => {
    const { status, body } = await claim();
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ kind: 'cleaning', amount: 3000, status: 'open', chargedAmount: null, photos: [] }),
    ]);
    expect(await owed()).toBe(0);
    expect((await answer(body.data.id, { answer: 'accepted' })).body.data).toMatchObject({ status: 'accepted' });
    expect(await owed()).toBe(3000);
    const { quote } = await customer.read(booking);
    expect(quote.lines.at(-1)).toMatchObject({
      kind: 'claim',
      amount: 3000,
      rate: 7,
      name: { en: 'Cleaning', th: 'ค่าทำความสะอาด' },
    });
    expect(JSON.stringify(quote)).not.toContain('Sand');
    const { timeline } = await officeBooking(app, clerk, booking.bookingId);
    expect(timeline.find(({ action }) => action === 'claim.made')).toMatchObject({ actor: 'Lek Counter' });
    expect(JSON.stringify(timeline)).not.toContain('Sand');
  });

  test('is answered once, by its customer alone, and disputed with a reason', async () => {
    const id = await made();
    expect(codesOf(await answer(id, { answer: 'disputed' }))).toEqual({ text: 'claim.why-disputed' });
    expect((await answer(id, { answer: 'accepted' }, clerk.headers)).status).toBe(404);
    expect((await answer(booking.bookingId, { answer: 'accepted' })).problem.error).toBe('claim.not-found');
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(id, { answer: 'accepted' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await answer(id, { answer: 'disputed', text: 'No' })).problem.error).toBe('claim.already-answered');
    expect(await owed()).toBe(3000);
  });

  test('that was disputed is decided once, up to its amount; one that waits for its customer can only be withdrawn', async () => {
    const id = await made();
    expect((await decide(id, 3000)).problem.error).toBe('claim.unanswered-yet');
    await answer(id, { answer: 'disputed', text: 'It was there before' });
    expect(codesOf(await decide(id, -1))).toEqual({ charge: 'amount.not-negative' });
    expect(codesOf(await decide(id, 3000.01))).toEqual({ charge: 'claim.more-than-claimed' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(id, 1000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await decide(id, 0)).problem.error).toBe('claim.already-settled');
    expect(await read()).toMatchObject([
      {
        status: 'upheld',
        chargedAmount: 1000,
        answerText: 'It was there before',
        reason: 'Half of it was there before',
      },
    ]);
    expect(await owed()).toBe(1000);
    const other = await made();
    expect((await decide(other, 0)).body.data).toMatchObject({ status: 'withdrawn', chargedAmount: 0 });
    expect(await owed()).toBe(1000);
  });

  test('that nobody answered is charged at the end of its hours, once, and can be answered until then', async () => {
    const id = await made();
    await goTo(12 + 47);
    await work();
    expect(await read()).toMatchObject([{ status: 'open' }]);
    await goTo(12 + 48);
    await Promise.all([app.runJob('charge-unanswered-claims'), app.runJob('charge-unanswered-claims')]);
    expect(await read()).toMatchObject([{ status: 'unanswered', chargedAmount: 3000 }]);
    expect((await answer(id, { answer: 'accepted' })).problem.error).toBe('claim.already-answered');
    expect(await owed()).toBe(3000);
  });

  test('for damage needs a photograph of this rental, which its customer sees and nobody else', async () => {
    const damage = { kind: 'damage', isTaxed: false, text: 'A scratch on the left door' } as const;
    expect(codesOf(await claim(damage))).toEqual({
      photos: 'claim.needs-photo',
      damageId: 'claim.needs-damage',
    });
    const unknown = await claim({ ...damage, photos: [crypto.randomUUID()], newDamage: scratch });
    expect(codesOf(unknown)).toEqual({ photos: 'claim.photo-not-found' });
    const photo = await photograph();
    const { data } = (await claim({ ...damage, photos: [photo, photo], newDamage: scratch })).body;
    expect(data.photos).toEqual([photo]);
    const open = (photoId: string, headers: Record<string, string>) =>
      app.server.inject({ url: `/api/bookings/${booking.bookingId}/photos/${photoId}`, headers });
    const shown = await open(photo, booking.headers);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await open(photo, {})).statusCode).toBe(404);
    expect((await open(crypto.randomUUID(), booking.headers)).statusCode).toBe(404);
  });

  test('for damage stays within the excess of the cover, with those before it and without what was given up', async () => {
    const cover = { name: 'Basic', nameInThai: null, excess: 500_000 };
    await app.db.execute(sql`update booking set sold_cover = ${JSON.stringify(cover)} where id = ${booking.bookingId}`);
    const photos = [await photograph()];
    const damage = { kind: 'damage', isTaxed: false, text: 'A scratch', photos, newDamage: scratch } as const;
    expect((await claim({ ...damage, amount: 5000.01 })).problem.fields).toMatchObject({
      amount: { params: { excess: '5,000', left: '5,000' } },
    });
    const { id } = (await claim({ ...damage, amount: 3000 })).body.data;
    expect(codesOf(await claim({ ...damage, amount: 2000.01 }))).toEqual({ amount: 'claim.over-excess' });
    expect((await claim({ amount: 9000 })).status).toBe(200);
    await decide(id, 0);
    expect((await claim({ ...damage, amount: 5000 })).status).toBe(200);
  });

  test.each([
    ['of nothing', { amount: 0 }],
    ['below nothing', { amount: -1 }],
    ['of a fraction of a satang', { amount: 0.001 }],
    ['of another kind', { kind: 'noise' as 'fuel' }],
    ['without words', { text: '  ' }],
  ])('%s is refused', async (_what, body) => {
    expect((await claim(body)).status).toBe(422);
    expect(await read()).toEqual([]);
  });

  test('is told by one mail for all, and once more what came of it', async () => {
    const id = await made();
    await claim({ kind: 'fuel', amount: 500, text: 'Half a tank' });
    const [first, ...more] = await mails();
    expect(more).toEqual([]);
    expect(first?.subject).toMatch(/^After your rental: Toyota Yaris, BKK/);
    for (const text of [
      'Cleaning: ฿3,000',
      'Sand on all seats',
      'Missing fuel: ฿500',
      'See it and answer',
      'Please answer by',
    ])
      expect(first?.plain).toContain(text);
    await answer(id, { answer: 'disputed', text: 'It was there before' });
    await decide(id, 1000);
    const told = await mails();
    expect(told).toHaveLength(2);
    expect(told[1]?.plain).toContain('Charged: ฿1,000. Half of it was there before');
    expect(told[1]?.plain).toContain('฿1,000 is left to pay.');
  });

  test('is in the list of the office by what it waits for', async () => {
    const id = await made();
    const list = async (view?: 'open' | 'settled', search?: string) => {
      const query = { ...(view && { view }), ...(search && { search }) };
      const { body } = await app.call('GET /admin/claims', { headers: clerk.headers, query });
      return [body.data.length, body.counts];
    };
    expect(await list('open')).toEqual([1, { disputed: 0, open: 1 }]);
    expect(await list('open', 'nobody at all')).toEqual([0, { disputed: 0, open: 1 }]);
    await answer(id, { answer: 'disputed', text: 'It was there before' });
    expect(await list()).toEqual([1, { disputed: 1, open: 0 }]);
    await decide(id, 0);
    expect(await list('settled')).toEqual([1, { disputed: 0, open: 0 }]);
  });
});

describe('a claim for damage', () => {
  const damage = { kind: 'damage', isTaxed: false, text: 'A scratch on the left door' } as const;
  let photos: string[];
  beforeEach(async () => {
    await back(0, { newDamage: [scratch, { ...scratch, kind: 'dent' }] });
    photos = [await photograph('left')];
  });
  const claimOf = (damageId: string, more = {}) => claim({ ...damage, photos, damageId, ...more });
  const ids = async () => (await damageOf()).atReturn.map(({ id }) => id);

  test('names what this rental brought, which its customer sees in words and with its pictures', async () => {
    const [id = ''] = await ids();
    expect(codesOf(await claim({ ...damage, photos }))).toEqual({ damageId: 'claim.needs-damage' });
    const { data } = (await claimOf(id)).body;
    expect(data.damage).toEqual({ id, ...scratch, pin: null, before: null, after: photos[0] });
    expect((await mails())[0]?.plain).toContain('Damage, Left side: scratch, small: ฿3,000');
    const before = await photograph('left', 'pick-up');
    expect(await read()).toMatchObject([{ damage: { id, before, after: photos[0] } }]);
  });

  test('names its own damage alone, though another claim for it was withdrawn, and the newest picture of its place', async () => {
    const [id = '', other = ''] = await ids();
    await decide((await claimOf(id)).body.data.id, 0);
    await claimOf(other);
    const { data } = (await claimOf(id)).body;
    const newest = await photograph('left');
    const seen = await app.step(async ({ tx }) => damageOfClaims(tx, [returnedRow(await findClaim(tx, data.id))]));
    expect(seen).toMatchObject([{ claimId: data.id, damage: { id }, before: null, after: newest }]);
  });

  /** Damage as a row of the document tells it. */
  const damageIn = async (what: string): Promise<string> => {
    const [first = '', second = ''] = await ids();
    if (what === 'of this pick-up') return (await damageOf()).atPickUp?.[0]?.id ?? '';
    if (what === 'without a rental')
      await app.db.execute(sql`update vehicle_damage set booking_id = null, hand_over = null where id = ${second}`);
    if (what === 'of another vehicle')
      await app.db.execute(sql`
        with other as (
          insert into vehicle (brand, model, year, category_id, body_type, color, seats, transmission, fuel_type,
            license_plate, daily_rate_satang, created_at)
          select brand, model, year, category_id, body_type, color, seats, transmission, fuel_type, '9กข 9999',
            daily_rate_satang, created_at from vehicle limit 1
          returning id)
        update vehicle_damage set vehicle_id = other.id from other where vehicle_damage.id = ${second}`);
    if (what === 'of another rental') {
      const hour = (hours: number) => `${bangkokNow(hours * 60).slice(0, 13)}:00`;
      const other = await customer.book({ pickupDate: hour(400), returnDate: hour(520) });
      await app.db.execute(sql`update vehicle_damage set booking_id = ${other.bookingId} where id = ${second}`);
    }
    if (what === 'of this return, repaired since') {
      const { vehicleId } = await officeBooking(app, clerk, booking.bookingId);
      await app.call('POST /admin/vehicles/:id/damage/:damageId/repair', {
        params: { id: vehicleId, damageId: second },
        headers: clerk.headers,
        body: {},
      });
    }
    return what === 'of this return' ? first : second;
  };
  const chargedOnce = tablesIn(readFileSync(damageFile, 'utf8')).find(({ heading }) => heading === 'Charged once');

  test('the document says what is charged once', () => expect(chargedOnce?.rows).toHaveLength(9));

  const titled = chargedOnce?.rows.map((row) => [Object.values(row).filter(Boolean).join(', '), row] as const) ?? [];

  test.each(titled)('of damage %s', async (_title, row) => {
    const id = await damageIn(row['The damage'] ?? '');
    const before = row['Claims for it so far'];
    if (before) {
      const claimId = (await claimOf(id)).body.data.id;
      if (before === 'charged') await answer(claimId, { answer: 'accepted' });
      if (before === 'withdrawn') await decide(claimId, 0);
    }
    const outcome = row[''] ?? '';
    const reply = await claimOf(id);
    if (outcome === 'made') expect(reply.status).toBe(200);
    else expect([reply.status, codesOf(reply).damageId]).toEqual([422, outcome.replaceAll('`', '')]);
  });

  test('is made once for one damage, whoever asks at the same time; once withdrawn, again', async () => {
    const [id = ''] = await ids();
    const answers = await Promise.all(Array.from({ length: 5 }, () => claimOf(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codesOf(await claimOf(id))).toEqual({ damageId: 'claim.damage-claimed' });
    const [made] = await read();
    await decide(made?.id ?? '', 0);
    expect((await claimOf(id)).status).toBe(200);
    expect(codesOf(await claimOf(id))).toEqual({ damageId: 'claim.damage-claimed' });
    const twice = app.db.execute(sql`
      insert into claim (booking_id, kind, amount_satang, is_taxed, text, status, made_at, answer_by, damage_id)
      values (${booking.bookingId}, 'damage', 100, false, 'Again', 'open', now(), now(), ${id})`);
    const broken = await twice.then(() => null, brokenConstraint);
    expect(broken).toBe('claim_charges_damage_once');
  });

  test('may record with it what was seen after the return; refused, nothing is recorded', async () => {
    const newDamage = { ...scratch, place: 'roof' } as const;
    expect((await claim({ ...damage, newDamage })).status).toBe(422);
    expect(await ids()).toHaveLength(2);
    const { data } = (await claim({ ...damage, photos, newDamage })).body;
    expect(data.damage).toMatchObject({ place: 'roof', after: null });
    expect((await damageOf()).atReturn).toMatchObject([{}, {}, { place: 'roof' }]);
  });

  test('stands though the return was taken back: it was seen on the vehicle', async () => {
    const [id = ''] = await ids();
    const admin = await signedInAs(app, { role: 'ADMIN' });
    const force = { status: 'picked-up', force: true, reason: 'Not back yet' } as const;
    expect((await moved(app, admin, booking.bookingId, force)).status).toBe(200);
    await returned(app, clerk, booking.bookingId);
    expect((await claimOf(id)).status).toBe(200);
  });
});

describe('what nobody can know of is not charged by itself', () => {
  test('a customer without an e-mail: staff tell them, and decide once the time is over', async () => {
    await back();
    await app.db.execute(sql`update booking set email = '' where id = ${booking.bookingId}`);
    const id = await made();
    expect(await mails()).toEqual([]);
    expect((await decide(id, 3000)).problem.error).toBe('claim.unanswered-yet');
    await goTo(12 + 48);
    await work();
    expect(await read()).toMatchObject([{ status: 'open' }]);
    expect((await decide(id, 3000)).body.data).toMatchObject({ status: 'upheld', chargedAmount: 3000 });
    expect(await owed()).toBe(3000);
  });

  test('a booking that an admin forced back: it is neither charged nor answered, and can be withdrawn', async () => {
    await hold();
    await back();
    const id = await made();
    const admin = await signedInAs(app, { role: 'ADMIN' });
    const { version } = await officeBooking(app, clerk, booking.bookingId);
    const forced = await app.call('PUT /admin/bookings/:id/status', {
      params: { id: booking.bookingId },
      headers: admin.headers,
      body: { status: 'picked-up', version, force: true, reason: 'The return was of another booking' },
    });
    expect(forced.status).toBe(200);
    await goTo(12 + 49);
    await work();
    expect(await read()).toMatchObject([{ status: 'open' }]);
    expect((await answer(id, { answer: 'accepted' })).problem.error).toBe('claim.not-returned');
    expect(await deposit()).toMatchObject({ endedAt: null });
    expect((await decide(id, 0)).body.data).toMatchObject({ status: 'withdrawn' });
    await work();
    expect(await deposit()).toMatchObject({ endedAt: null });
  });
});

test('what the deposit pays by itself is not asked for once more', async () => {
  await hold();
  await back();
  await made();
  await goTo(12 + 48);
  await app.runJob('charge-unanswered-claims');
  const plain = (await mails()).at(-1)?.plain ?? '';
  expect(plain).toContain('฿3,000 comes off your security deposit. You need not pay it in another way.');
  expect(plain).toContain('Charged, because it was not answered.');
  expect(plain).not.toMatch(/left to pay|and decided/);
  await work();
  await doJobs(app, 'mail-payment-received');
  await doJobs(app, 'mail-security-deposit');
  const { rows } = await app.db.execute<{ kind: string; plain: string }>(
    sql`select kind, plain from mail where kind in ('payment-received', 'deposit-ended')`,
  );
  expect(rows).toEqual([{ kind: 'deposit-ended', plain: expect.stringContaining('฿3,000 of your security deposit') }]);
});

test('a claim is refused for an archived booking', async () => {
  await back();
  await app.call('DELETE /admin/bookings/:id', { params: { id: booking.bookingId }, headers: clerk.headers });
  expect((await claim()).problem.error).toBe('booking.archived');
});

test('a claim is refused while the vehicle is out', async () => {
  await goTo(12);
  await pickedUp(app, clerk, booking.bookingId);
  expect((await claim()).problem.error).toBe('claim.not-returned');
});

test('a deposit that was left in cash is given back by a person, less what is owed', async () => {
  await app.call('POST /admin/bookings/:id/security-deposits', {
    params: { id: booking.bookingId },
    headers: clerk.headers,
    body: { amount: 5000, method: 'cash' },
  });
  await back();
  await answer(await made(), { answer: 'accepted' });
  await work();
  const left = await deposit();
  expect(left).toMatchObject({ endedAt: null });
  expect(await asked()).toEqual({
    own: ['from-deposit', 0, 3000, false],
    desk: ['from-deposit', 0, 3000],
    lists: [0, 1],
  });
  const { timeline } = await officeBooking(app, clerk, booking.bookingId);
  expect(timeline.find(({ action }) => action === 'claim.accepted')).toMatchObject({ actor: null, amount: 3000 });
  const ended = await app.call('POST /admin/security-deposits/:id/end', {
    params: { id: left?.id ?? '' },
    headers: clerk.headers,
    body: { keep: 3000 },
  });
  expect(ended.body.data).toMatchObject({ keptAmount: 3000, givenBackAmount: 2000 });
  expect(await owed()).toBe(0);
  expect(await asked()).toEqual({ own: ['paid', 0, 0, false], desk: ['paid', 0, 0], lists: [0, 0] });
});

test('what a deposit does not cover is asked for, and all of it once the deposit went back', async () => {
  const left = await app.call('POST /admin/bookings/:id/security-deposits', {
    params: { id: booking.bookingId },
    headers: clerk.headers,
    body: { amount: 1000, method: 'cash' },
  });
  await back();
  await answer(await made(), { answer: 'accepted' });
  expect(await asked()).toEqual({ own: ['overdue', 2000, 1000, true], desk: ['overdue', 2000, 1000], lists: [1, 0] });
  await app.call('POST /admin/security-deposits/:id/end', {
    params: { id: left.body.data.id },
    headers: clerk.headers,
    body: { keep: 0 },
  });
  expect(await asked()).toEqual({ own: ['overdue', 3000, 0, true], desk: ['overdue', 3000, 0], lists: [1, 0] });
});

test('all of a deposit goes back while a claim is open only where staff say so; a settled one stops nobody', async () => {
  await app.call('POST /admin/bookings/:id/security-deposits', {
    params: { id: booking.bookingId },
    headers: clerk.headers,
    body: { amount: 5000, method: 'cash' },
  });
  await back();
  const [one, other] = [await made(1000), await made(500)];
  const id = (await deposit())?.id ?? '';
  const end = (body: { keep: number; withOpenClaim?: boolean }) =>
    app.call('POST /admin/security-deposits/:id/end', { params: { id }, headers: clerk.headers, body });
  expect(await end({ keep: 0 })).toMatchObject({
    status: 409,
    problem: { error: 'security-deposit.claim-open', details: { amount: 1500 } },
  });
  await answer(other, { answer: 'disputed', text: 'It was clean' });
  await decide(other, 0);
  expect(await end({ keep: 0, withOpenClaim: false })).toMatchObject({
    status: 409,
    problem: { details: { amount: 1000 } },
  });
  expect((await end({ keep: 0, withOpenClaim: true })).body.data).toMatchObject({ givenBackAmount: 5000 });
  expect((await read()).find((claim) => claim.id === one)).toMatchObject({ status: 'open' });
});

test('once all claims are settled nobody is asked about them', async () => {
  await app.call('POST /admin/bookings/:id/security-deposits', {
    params: { id: booking.bookingId },
    headers: clerk.headers,
    body: { amount: 5000, method: 'cash' },
  });
  await back();
  await decide(await made(), 0);
  const params = { id: (await deposit())?.id ?? '' };
  const ended = await app.call('POST /admin/security-deposits/:id/end', {
    params,
    headers: clerk.headers,
    body: { keep: 0 },
  });
  expect(ended.body.data).toMatchObject({ givenBackAmount: 5000 });
});

test('a held deposit waits for the last of several claims', async () => {
  await hold();
  await back();
  const [one, other] = [await made(1000), await made(500)];
  await answer(one, { answer: 'accepted' });
  await work();
  expect(await deposit()).toMatchObject({ endedAt: null });
  await answer(other, { answer: 'accepted' });
  await work();
  expect(await deposit()).toMatchObject({ keptAmount: 1500, givenBackAmount: 3500 });
});
