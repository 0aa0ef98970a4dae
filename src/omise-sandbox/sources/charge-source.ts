import { randomBytes } from 'node:crypto';
import type { ScannableCode } from '../pictures/scannable-code.ts';
import type { Charge } from '../records/charge-life.ts';
import type { ChargeRequest } from '../records/charge-request.ts';
import type { Sandbox } from '../records/context.ts';
import { pageAddress } from '../records/page-address.ts';
import { newId } from '../wire/ids.ts';
import type { Params } from '../wire/params.ts';
import { invalidCharge } from '../wire/refusals.ts';
import { awaited } from './approval.ts';
import { payingSource } from './paying-source.ts';
import { kindOf } from './source-types.ts';

/** Creates a charge that waits until the payer approves it on a page, in an app or by scanning a QR code. */
export const chargeSource = (sandbox: Sandbox, body: Params, request: ChargeRequest, createdAt: number): Charge => {
  const { sources, charges, terms } = sandbox;
  const source = payingSource(sandbox, body, request, createdAt);
  const { flow, fee, minutes, picture } = kindOf(source.type);
  if (flow !== 'offline' && request.returnUri === null) throw invalidCharge(['return uri is invalid']);

  const id = newId('chrg', createdAt);
  const used = { ...source, charge: id };
  const charge: Charge = {
    ...request,
    capture: true,
    preAuth: false,
    id,
    createdAt,
    card: null,
    source: used,
    feeTerms: terms.sourceFees[fee],
    failure: null,
    captured: null,
    reversedAt: null,
    approval: awaited(),
    expiresAt: lastMoment(request.expiresBy, createdAt, minutes),
    ...(picture && { code: scannableCode(sandbox, id, createdAt) }),
    ...(request.returnUri !== null && { authorizeUri: pageAddress(sandbox.origin(), id, 'source') }),
  };
  charges.add(id, createdAt, charge);
  sources.save(source.id, used);
  return charge;
};

const lastMoment = (expiresBy: number | null, createdAt: number, minutes: number): number => {
  const latest = createdAt + minutes * 60_000;
  if (expiresBy === null) return latest;
  if (expiresBy <= createdAt) throw invalidCharge(['expires at cannot be in the past']);
  if (expiresBy > latest) throw invalidCharge([`expires at cannot be more than ${minutes} minutes from now`]);
  return expiresBy;
};

const scannableCode = ({ origin }: Sandbox, charge: string, createdAt: number): ScannableCode => {
  const document = newId('docu', createdAt);
  const secret = randomBytes(8).toString('hex');
  return {
    document,
    createdAt,
    downloadUri: `${origin()}/charges/${charge}/documents/${document}/downloads/${secret}`,
    references: [charge.slice(-19).toUpperCase(), String(createdAt)],
  };
};
