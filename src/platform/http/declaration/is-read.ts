import type { Endpoint } from '#contract/endpoint.ts';
import { type ContractRoute, contract } from '#contract/index.ts';

/** Whether a call only reads: then it needs no transaction, and leaves no entry in the audit log. */
export const isRead = (route: ContractRoute): boolean => {
  const endpoint: Endpoint = contract[route];
  return route.startsWith('GET ') || endpoint.reads === true;
};
