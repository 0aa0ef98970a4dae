import type { ContractRoute } from '#contract/index.ts';
import { admitted, type Caller, type Role } from '../business/people.ts';
import type { Operation } from '../document/operations.ts';
import type { Parts } from '../requests/parts.ts';
import { goodValue } from '../values/good-value.ts';
import type { Setting } from '../values/setting.ts';
import { accountCalls } from './account-calls.ts';
import { bookingCalls } from './booking-calls.ts';
import { extrasCalls, fleetCalls, pricingCalls } from './fleet-calls.ts';
import { houseCalls } from './house-calls.ts';
import { type Office, type Preparations, type Prepared, textsOf } from './office.ts';
import { paymentCalls } from './payment-calls.ts';
import { peopleCalls } from './people-calls.ts';

const preparations: Preparations = {
  ...bookingCalls,
  ...paymentCalls,
  ...accountCalls,
  ...peopleCalls,
  ...fleetCalls,
  ...pricingCalls,
  ...extrasCalls,
  ...houseCalls,
};

/** A call that must succeed: the caller's role and headers, and its parts. */
export type GoodCall = Readonly<{ role: Role; caller: Caller; parts: Parts }>;

type AnyCall = (office: Office) => Promise<Prepared<ContractRoute>>;

/** Creates what a call needs, and returns the call that must then succeed. */
export const prepareCall = async (operation: Operation, office: Office, setting: Setting): Promise<GoodCall> => {
  const prepare = preparations[operation.route] as AnyCall | undefined;
  const { headers, params, query, body }: Prepared<ContractRoute> = (await prepare?.(office)) ?? {};
  const { access, route } = operation;
  const [least = 'admin'] = access === 'guest' ? (['guest'] as const) : admitted[access];
  const preparedQuery = Object.entries(textsOf(query));
  return {
    role: least,
    caller: { headers: headers ?? (await office.headersFor(route)), ownBooking: undefined, email: undefined },
    parts: {
      params: { ...drawn(operation.params, setting), ...textsOf(params) },
      query: preparedQuery.length > 0 ? preparedQuery : Object.entries(drawn(operation.query, setting)),
      body,
    },
  };
};

/** Values for the required parameters, as the schema allows. */
const drawn = (parameters: Operation['query'], setting: Setting): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter(({ isRequired }) => isRequired)
      .map(({ name, schema }) => [name, String(goodValue({ ...schema, nullable: false }, name, setting))]),
  );
