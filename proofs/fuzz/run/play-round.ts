import type { Operation } from '../document/operations.ts';
import type { Office } from '../prepared/office.ts';
import { prepareCall } from '../prepared/prepare-call.ts';
import { assembled } from '../requests/assemble.ts';
import { good } from '../requests/draw-request.ts';
import { badForm } from '../requests/forms.ts';
import type { Request } from '../requests/request.ts';
import { spoilsOfEach } from '../requests/spoil-each.ts';
import type { Setting } from '../values/setting.ts';
import type { Answer } from './ask.ts';

type Round = Readonly<{
  office: Office;
  settingFor: (operation: Operation) => Setting;
  send: (request: Request) => Promise<Answer>;
  /** Restores the settings. */
  tidy: () => Promise<void>;
  /** Called if a call could not be prepared, or if its prepared request failed. */
  onUnprepared: (operation: Operation, why: string) => void;
}>;

const FORMS = 3;
const nobody = { headers: {}, ownBooking: undefined, email: undefined };

/**
 * Tries every call as an admitted caller: with each of its parts changed in turn, and last unchanged, which must
 * succeed. Prepares the call again whenever a request may have used something up.
 */
export const playRound = async (operations: readonly Operation[], round: Round): Promise<void> => {
  for (const operation of operations)
    await tryEach(operation, round).catch((error: Error) => round.onUnprepared(operation, error.message));
};

const tryEach = async (operation: Operation, { office, settingFor, send, tidy }: Round): Promise<void> => {
  const setting = settingFor(operation);
  const { picture } = office;
  let call = await prepareCall(operation, office, setting);
  const sender = () => ({ operation, role: call.role, caller: call.caller });

  if (operation.access !== 'public')
    await send(good({ operation, role: 'nobody', caller: nobody }, call.parts, picture, 'by nobody'));
  for (const { what, spoil } of spoilsOfEach(operation, call.parts, setting)) {
    const answer = await send(good(sender(), spoil(call.parts), picture, what));
    if (!mayBeUsedUp(operation, answer)) continue;
    if (changesSettings(operation)) await tidy();
    call = await prepareCall(operation, office, setting);
  }
  for (let form = 0; operation.form && form < FORMS; form += 1) {
    const { what, form: bad } = badForm(setting.chance, operation, picture);
    await send({ ...assembled({ ...sender(), what }, call.parts, bad), wrong: [`the form is ${what}`] });
  }
  const { status, body } = await send(good(sender(), call.parts, picture));
  if (changesSettings(operation)) await tidy();
  if (status !== 200)
    throw new Error(`what was prepared for it is answered ${status} ${body.toString().slice(0, 300)}`);
};

/** Whether the request may have changed something, or its caller was locked out. */
const mayBeUsedUp = ({ method }: Operation, { status }: Answer) =>
  (status < 400 && method !== 'GET') || [401, 403, 410, 429].includes(status);

const changesSettings = ({ route }: Operation) => /^(PUT \/admin\/settings|PATCH \/admin\/payment-methods)/.test(route);
