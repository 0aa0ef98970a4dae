import { product } from './product.ts';

const authorization = `Basic ${btoa('skey_test_sandbox:')}`;

/** Makes the provider's calls or webhooks fail, until `forgetFaults`. */
export const planFault = async (fault: object): Promise<void> => {
  const answer = await fetch(`${product().sandbox}/sandbox/faults`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

export const forgetFaults = async (): Promise<void> => {
  await fetch(`${product().sandbox}/sandbox/faults`, { method: 'DELETE', headers: { authorization } });
};
