import { admitted, type Caller, type Role, roles } from '../business/people.ts';
import type { Operation } from '../document/operations.ts';
import type { Ask } from '../run/ask.ts';
import { type Chance, inHundred, oneOf } from '../values/chance.ts';
import type { Setting } from '../values/setting.ts';
import { assembled } from './assemble.ts';
import { completed } from './complete.ts';
import { badForm, goodForm } from './forms.ts';
import { goodParts, type Parts } from './parts.ts';
import type { Request } from './request.ts';
import { spoils } from './spoil-parts.ts';
import { wireSpoils } from './spoil-wire.ts';

/** Draws a role: mostly an admitted one, preferably the lowest; otherwise any. */
export const drawRole = (chance: Chance, { access }: Operation): Role => {
  const [least = 'admin'] = access === 'guest' ? (['guest'] as const) : admitted[access];
  if (inHundred(chance, 40)) return least;
  return oneOf(chance, inHundred(chance, 60) ? admitted[access] : roles);
};

type Given = Readonly<{
  operation: Operation;
  role: Role;
  caller: Caller;
  setting: Setting;
  picture: Buffer;
  parts: Parts;
}>;

/** Draws the parts of a call from the records known. */
export const drawParts = async (operation: Operation, setting: Setting, ask: Ask): Promise<Parts> =>
  completed(operation, goodParts(operation, setting), ask);

/** Draws a request: 45 percent are valid, the others have something wrong or odd. */
export const drawRequest = ({ operation, role, caller, setting, picture, parts }: Given): Request => {
  const { chance } = setting;
  const sender = { operation, role, caller };
  if (inHundred(chance, 45)) return good(sender, parts, picture);
  if (operation.form && inHundred(chance, 60)) {
    const { what, form } = badForm(chance, operation, picture);
    return { ...assembled({ ...sender, what }, parts, form), wrong: [`the form is ${what}`] };
  }
  return spoilt(sender, parts, chance, picture);
};

type Sender = Readonly<{ operation: Operation; role: Role; caller: Caller }>;

/** A request of these parts, with a picture if the call takes a form. */
export const good = (sender: Sender, parts: Parts, picture: Buffer, what = 'good'): Request =>
  assembled({ ...sender, what }, parts, sender.operation.form ? goodForm(sender.operation, picture) : null);

/** Draws until a spoil applies to this call. */
const spoilt = (sender: Sender, parts: Parts, chance: Chance, picture: Buffer): Request => {
  for (;;) {
    const { what, spoil } = oneOf(chance, oftenEnough);
    const request = spoil({ sender, parts, picture }, chance);
    if (request) return { ...request, what };
  }
};

type Spoilable = Readonly<{ sender: Sender; parts: Parts; picture: Buffer }>;

/** The spoils, each repeated by its weight. */
const oftenEnough = [
  ...spoils.map(([what, times, spoil]) => ({
    what,
    times,
    spoil: ({ sender, parts, picture }: Spoilable, chance: Chance) => {
      const changed = spoil(parts, chance, sender.operation);
      return changed && good(sender, changed, picture);
    },
  })),
  ...wireSpoils.map(([what, times, spoil]) => ({
    what,
    times,
    spoil: ({ sender, parts, picture }: Spoilable, chance: Chance) => spoil(good(sender, parts, picture), chance),
  })),
].flatMap((one) => Array.from({ length: one.times }, () => one));
