import { jpeg } from '#test/builders/pictures.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { type Caller, createPeople } from '../business/people.ts';
import { createThings, type Things } from '../business/things.ts';
import { type Operation, operationsOf } from '../document/operations.ts';
import { drawRequest, drawRole } from '../requests/draw-request.ts';
import type { Request } from '../requests/request.ts';
import { chanceOf } from '../values/chance.ts';
import { drawPeriod } from '../values/setting.ts';
import { type Ask, askAt } from './ask.ts';
import { quotedAgain } from './quoted-again.ts';
import { createTally, type Tally } from './tally.ts';

type Wanted = Readonly<{
  url: string;
  /** A unit of work on the product's database, for accounts with their sessions. */
  step: TestApp['step'];
  requests: number;
  seed: number;
  /** Only calls whose name has this in it. */
  only?: string;
  /** Done now and then: settings as they were, so that a shop that was closed by chance opens again. */
  tidy?: () => Promise<void>;
  onProgress?: (done: number) => void;
}>;

/** So many answers in a row that do not come: nobody is there any more. */
const SILENCE = 20;
const TIDY_EVERY = 150;
const TOLD_EVERY = 1000;

/** Sends so many requests one after the other, and holds every answer against the oracles. */
export const runRequests = async (wanted: Wanted): Promise<Tally> => {
  const { url, requests, tidy, onProgress } = wanted;
  const ask = askAt(url);
  const draw = await drawing(wanted, ask);
  const tally = createTally(url);
  let silent = 0;
  for (let number = 0; number < requests && silent < SILENCE; number += 1) {
    if (number % TIDY_EVERY === 0) await tidy?.();
    if (number % TOLD_EVERY === 0) onProgress?.(number);
    let request: Request | null = await draw.request(number);
    while (request) {
      const answer = await ask(request);
      tally.hold(request, answer);
      silent = answer.failure ? silent + 1 : 0;
      if (answer.status === 401) draw.people.forget(request.role);
      if (answer.status === 200) draw.things.learnFrom(request.operation.path, answer.json, firstIdIn(request.target));
      const again = quotedAgain(request, answer);
      if (again) number += 1;
      request = again;
    }
  }
  ask.close();
  return tally;
};

const firstIdIn = (target: string) => /\/([\da-f-]{36})\//.exec(target)?.[1];

/** How the requests of a run are drawn, from the document that the product serves and what it shows of itself. */
const drawing = async ({ step, seed, only = '' }: Wanted, ask: Ask) => {
  const { json: document } = await ask({ method: 'GET', target: '/api/openapi.json' });
  const all = operationsOf(document);
  const operations = all.filter(({ route }) => route.includes(only));
  if (operations.length === 0) throw new Error(`No call has ${only} in its name`);
  const things = createThings();
  const people = createPeople({ step, ask });
  const picture = await jpeg(400, 240);
  await lookAround(ask, things, all, await people.come(chanceOf(seed, 'looking around'), 'admin'));

  const request = async (number: number): Promise<Request> => {
    const chance = chanceOf(seed, `request ${number}`);
    const operation = operations[number % operations.length] as Operation;
    const role = drawRole(chance, operation);
    const caller = await people.come(chance, role);
    const period = drawPeriod(chance);
    const setting = { chance, things, number, period, ownBooking: caller.ownBooking, email: caller.email };
    return drawRequest({ operation, role, caller, setting, picture, ask });
  };
  return { things, people, request };
};

/** Every list that an admin can read without asking for more. */
const lookAround = async (ask: Ask, things: Things, operations: readonly Operation[], { headers }: Caller) => {
  for (const { method, path, params, query } of operations) {
    if (method !== 'GET' || params.length > 0 || query.some(({ isRequired }) => isRequired)) continue;
    const { status, json } = await ask({ method, target: path, headers });
    if (status === 200) things.learnFrom(path, json);
  }
};
