import { jpeg } from '#test/builders/pictures.ts';
import { type Caller, createPeople } from '../business/people.ts';
import { createThings, type Things } from '../business/things.ts';
import { type Operation, operationsOf } from '../document/operations.ts';
import { createOffice, type Office, type World } from '../prepared/office.ts';
import { prepareCall } from '../prepared/prepare-call.ts';
import { drawParts, drawRequest, drawRole } from '../requests/draw-request.ts';
import type { Request } from '../requests/request.ts';
import { chanceOf, inHundred } from '../values/chance.ts';
import { drawPeriod, type Setting } from '../values/setting.ts';
import { type Answer, type Ask, askAt } from './ask.ts';
import { playRound } from './play-round.ts';
import { quotedAgain } from './quoted-again.ts';
import { signedRequest } from './signed-request.ts';
import { createTally, type Tally } from './tally.ts';

type RunOptions = Pick<World, 'step' | 'sandboxUrl'> &
  Readonly<{
    url: string;
    /** The total number, including those of the round, which always completes. */
    requests: number;
    seed: number;
    /** Only calls whose name contains this text. */
    only?: string;
    /** Runs queued jobs of a name where the product has no worker. */
    doJobs?: World['doJobs'];
    /** The provider's webhook secret, if the product verifies signatures. */
    webhookSecret?: string;
    /** Restores the settings from time to time, so that a shop closed by chance reopens. */
    tidy: () => Promise<void>;
    onProgress?: (done: number) => void;
  }>;

/** Consecutive missing responses after which the product counts as gone. */
const SILENCE = 20;
/** The minimum number of requests drawn after the round. */
const LEAST_DRAWN = 200;
const TIDY_EVERY = 150;
const TOLD_EVERY = 1000;
/** The percentage of drawn requests that start from a prepared call. */
const PREPARED = 40;

/**
 * Plays a round over every call, then draws requests up to the number wanted. Checks every response against the
 * oracles.
 */
export const runRequests = async (options: RunOptions): Promise<Tally> => {
  const { url, requests, only = '', tidy, onProgress } = options;
  const ask = askAt(url);
  const { json: document } = await ask({ method: 'GET', target: '/api/openapi.json' });
  const all = operationsOf(document);
  const operations = all.filter(({ route }) => route.includes(only));
  if (operations.length === 0) throw new Error(`No call has ${only} in its name`);

  const tally = createTally(url, operations);
  const { office, people, things, settingOf } = await settled(options, ask, all);
  let sent = 0;
  let silent = 0;
  const send = async (request: Request): Promise<Answer> => {
    if (sent % TOLD_EVERY === 0) onProgress?.(sent);
    sent += 1;
    const answer = await ask(signedRequest(request, options.webhookSecret));
    tally.hold(request, answer);
    silent = answer.failure ? silent + 1 : 0;
    if (answer.status === 401) people.forget(request.role);
    if (answer.status === 200) things.learnFrom(request.operation.path, answer.json, firstIdIn(request.target));
    return answer;
  };

  await playRound(operations, {
    office,
    send,
    tidy,
    settingFor: ({ route }) => settingOf(`round ${route}`, 0),
    onUnprepared: ({ route }, why) => tally.unprepared(route, why),
  });
  const last = Math.max(requests, sent + LEAST_DRAWN);
  for (let number = 1; sent < last && silent < SILENCE; number += 1) {
    if (number % TIDY_EVERY === 1) await tidy();
    const operation = operations[number % operations.length] as Operation;
    const request = await drawn({ operation, setting: settingOf(`request ${number}`, number), office, people, ask });
    const again = quotedAgain(request, await send(request));
    if (again) await send(again);
  }
  ask.close();
  return tally;
};

const firstIdIn = (target: string) => /\/([\da-f-]{36})\//.exec(target)?.[1];

/** The state before the first request: callers, and the records that an admin can list. */
const settled = async (
  { step, seed, sandboxUrl, doJobs = async () => undefined }: RunOptions,
  ask: Ask,
  all: Operation[],
) => {
  const things = createThings();
  const people = createPeople({ step, ask });
  const office = await createOffice({ ask, step, things, sandboxUrl, doJobs, picture: await jpeg(400, 240) });
  await lookAround(ask, things, all, await people.come(chanceOf(seed, 'looking around'), 'admin'));
  const settingOf = (subject: string, number: number): Setting => {
    const chance = chanceOf(seed, subject);
    return { chance, things, number, period: drawPeriod(chance), ownBooking: undefined, email: undefined };
  };
  return { things, people, office, settingOf };
};

type Drawing = Readonly<{
  operation: Operation;
  setting: Setting;
  office: Office;
  people: ReturnType<typeof createPeople>;
  ask: Ask;
}>;

const drawn = async ({ operation, setting, office, people, ask }: Drawing): Promise<Request> => {
  const { chance } = setting;
  const { picture } = office;
  const isPrepared = inHundred(chance, PREPARED);
  // Random settings may prevent the preparation; then everything is drawn.
  const call = isPrepared ? await prepareCall(operation, office, setting).catch(() => null) : null;
  if (call) return drawRequest({ operation, setting, picture, ...call });
  const role = drawRole(chance, operation);
  const caller = await people.come(chance, role);
  const ownSetting = { ...setting, ownBooking: caller.ownBooking, email: caller.email };
  return drawRequest({
    operation,
    role,
    caller,
    picture,
    setting: ownSetting,
    parts: await drawParts(operation, ownSetting, ask),
  });
};

/** Reads every list that needs no parameters, as an admin. */
const lookAround = async (ask: Ask, things: Things, operations: readonly Operation[], { headers }: Caller) => {
  for (const { method, path, params, query } of operations) {
    if (method !== 'GET' || params.length > 0 || query.some(({ isRequired }) => isRequired)) continue;
    const { status, json } = await ask({ method, target: path, headers });
    if (status === 200) things.learnFrom(path, json);
  }
};
