import { jpeg } from '#test/builders/pictures.ts';
import { type Act, pickOne, satangOf, type Worker } from '../worker.ts';
import { anyListed } from './desk.ts';

const services = ['cleaning', 'fuel'] as const;
const compensations = ['fine', 'toll', 'lost', 'idle-days', 'damage'] as const;

/** Staff claim something after a rental. */
export const claim: Act = async (worker, chance, key) => {
  const completed = await anyListed(worker, chance, { status: 'completed' });
  if (!completed) return;
  const { call, headers, claimedOf, acknowledge } = worker;
  const { id } = completed;
  const kind = chance.pick([...services, ...compensations]);
  const amount = chance.whole(100, 4_000);
  const proof = kind === 'damage' ? await proofOfDamage(worker, id) : {};
  if (!proof) return;
  const isTaxed = services.some((service) => service === kind);
  const made = await call('POST /admin/bookings/:id/claims', {
    headers,
    params: { id },
    key,
    body: { kind, amount, isTaxed, text: 'What the storm left behind', ...proof },
  });
  if (!made.isDone) return;
  claimedOf.push(id);
  acknowledge({ what: 'claim', claimId: made.body.data.id, satang: satangOf(amount) });
};

const scratch = { place: 'front', kind: 'scratch', size: 'small' } as const;

/** What a claim for damage names besides its amount: a photograph, and what was seen after the return. */
const proofOfDamage = async ({ call, headers }: Worker, id: string) => {
  const stored = await call('POST /admin/bookings/:id/photos/:kind', {
    headers,
    params: { id, kind: 'return' },
    pictures: [await jpeg(60, 40)],
  });
  const photo = stored.isDone ? stored.body.data.at(-1) : undefined;
  return photo ? { photos: [photo.id], newDamage: scratch } : null;
};

/** A customer accepts or disputes a claim. */
export const answerClaim: Act = async ({ call, own, claimedOf, acknowledge }, chance) => {
  const booking = pickOne(
    own.filter(({ id }) => claimedOf.includes(id)),
    chance,
  );
  if (!booking) return;
  const { headers, id } = booking;
  const read = await call('GET /bookings/:id/claims', { headers, params: { id } });
  const open = read.isDone ? read.body.data.filter(({ status }) => status === 'open') : [];
  const chosen = pickOne(open, chance);
  if (!chosen) return;
  const isAccepted = chance.is(0.5);
  const answered = await call('POST /bookings/:id/claims/:claimId/answer', {
    headers,
    params: { id, claimId: chosen.id },
    body: isAccepted ? { answer: 'accepted' } : { answer: 'disputed', text: 'It was like that before' },
  });
  if (!answered.isDone) return;
  const what = isAccepted ? 'claim-settled' : 'claim-disputed';
  acknowledge({ what, claimId: chosen.id, satang: satangOf(chosen.amount) });
};

/** Staff decide what was disputed, or withdraw what waits for its answer. */
export const decideClaim: Act = async ({ call, headers, acknowledge }, chance) => {
  const view = chance.pick(['disputed', 'disputed', 'disputed', 'open'] as const);
  const list = await call('GET /admin/claims', { headers, query: { view, limit: 20 } });
  const waiting = list.isDone ? pickOne(list.body.data, chance) : undefined;
  if (!waiting) return;
  const { id, amount } = waiting;
  const charge = view === 'open' ? 0 : chance.pick([0, Math.ceil(amount / 2), amount]);
  const decided = await call('POST /admin/claims/:id/decision', {
    headers,
    params: { id },
    body: { charge, reason: 'As the pictures show' },
  });
  if (decided.isDone) acknowledge({ what: 'claim-settled', claimId: id, satang: satangOf(charge) });
};
