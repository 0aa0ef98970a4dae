import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContractRoute } from '#contract/index.ts';
import { nonsenseFor } from './bad-input/nonsense.ts';
import { placesIn, replacedAt, valueAt } from './bad-input/places.ts';
import type { Sent } from './bad-input/send.ts';
import { type OpenShop, openShop } from './builders/valid-calls/open-shop.ts';
import { everyRoute } from './fresh-app.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Calls that are no form, or whose rules need what the rest of the form says first. */
const toldInTurn: readonly ContractRoute[] = [
  // The code of the authenticator or a recovery code.
  'POST /auth/login/two-factor',
  // Written by the payment page, not by its reader.
  'POST /payments/charge',
  // One file.
  'POST /admin/vehicles/import',
  // Links of the comparison shown.
  'POST /admin/reconciliation/settle',
  'POST /admin/reconciliation/explain',
  // The address of a page stays as it is; its field cannot be edited.
  'PUT /cms/pages/:id',
  // What is missing is refused in the order of docs/rules/manual-booking.md.
  'POST /admin/bookings',
  // Compared with the hand-over, once it can be read.
  'POST /admin/bookings/:id/return',
  // Photographs of the hand-over, and the excess of the cover.
  'POST /admin/bookings/:id/claims',
  // The name is compared with the customer's, once the booking may be opened.
  'POST /admin/bookings/:id/agreement',
  'POST /bookings/:id/agreements',
];

/** Asks something, and saves nothing: its screen chooses from what there is. */
const isQuestion = (route: string) => /check-|calculate|quote|preview/.test(route);

const forms = everyRoute.filter(
  ([route, { body, signed }]) => body && !signed && !toldInTurn.includes(route) && !isQuestion(route),
);

/** Fields that are judged against each other, so that a mistake in one says nothing of the other. */
const judgedTogether = [
  ['startDate', 'endDate'],
  ['pickupDate', 'returnDate'],
  ['validFrom', 'validTo'],
  ['minAmount', 'maxAmount'],
  ['latitude', 'longitude'],
  ['kind', 'amount', 'reason', 'damageKind', 'damageSize', 'item'],
  ['paymentStatus', 'paymentMethod', 'paymentAmount'],
  ['answer', 'text'],
  ['thai', 'english'],
  ['date', 'hours'],
  ['pickUpOutside', 'pickUpOutsideFee', 'pickUpInstructions'],
  ['dropOffOutside', 'dropOffOutsideFee', 'dropOffInstructions'],
];
const groupOf = (place: string) => judgedTogether.find((names) => names.some((name) => place.endsWith(`.${name}`)));

const isTyped = (value: unknown) => typeof value !== 'object' || value === null;
/** Chosen from a list: the id of another record, or the name of a place. */
const isChosen = (place: string) => /(Id|Location|paymentMethod|vehicleCategories\.0)$/.test(place);

/** What a person may type or leave empty. What a change leaves out stays as it was. */
const mistakesFor = (route: string, value: unknown) =>
  nonsenseFor(value).filter((one) => one !== '\u0000' && !(one === undefined && /^(PUT|PATCH)/.test(route)));

type Mistake = Readonly<{ place: string; value: unknown; fields: readonly string[]; isOfRule: boolean }>;

/** One mistake for each place, where possible one against a rule; of fields that are judged together one alone. */
const together = (mistakes: readonly Mistake[], isOfRule: boolean): Mistake[] => {
  const byPlace = Map.groupBy(mistakes, ({ place }) => groupOf(place) ?? place);
  return [...byPlace.values()].flatMap((here) => here.find((one) => one.isOfRule === isOfRule) ?? here[0] ?? []);
};

describe.each(forms)('%s', (route, endpoint) => {
  test(
    'names all mistakes of a form at once, those of shape and those against a rule',
    () =>
      shop.undo.undone(async () => {
        const [sample = {}] = await shop.samplesOf(route);
        const fieldsOf = (sent: Sent) =>
          shop.undo.undone(async () => {
            const { payload } = await shop.send(route, endpoint, sent);
            return payload?.error === 'form.invalid' ? Object.keys(payload.fields as object) : [];
          });
        const places = placesIn({ body: sample.body }).filter((one) => isTyped(valueAt(sample, one)) && !isChosen(one));
        const mistakes: Mistake[] = [];
        for (const place of places)
          for (const value of mistakesFor(route, valueAt(sample, place))) {
            const sent = replacedAt(sample, place, value);
            const fields = await fieldsOf(sent);
            const isOfRule = endpoint.body?.safeParse(sent.body).success ?? false;
            if (fields.length > 0) mistakes.push({ place, value, fields, isOfRule });
          }
        for (const isOfRule of [true, false]) {
          const made = together(mistakes, isOfRule);
          const told = await fieldsOf(made.reduce((sent, { place, value }) => replacedAt(sent, place, value), sample));
          const untold = made.filter(({ fields }) => !fields.some((name) => told.includes(name)));
          expect(untold.map(({ place, value }) => [place, String(value).slice(0, 40)])).toEqual([]);
        }
      }),
    120_000,
  );
});
