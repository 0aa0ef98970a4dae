import type { CallOf } from '#contract/index.ts';
import type { TestApp } from '../fresh-app.ts';
import { signedInAs } from './signed-in.ts';

type Change = CallOf<'PUT /admin/settings'>['body'];

/** Changes settings through the API as an admin. Signs in again, because the clock may have moved. */
export const changeSettings = async (app: TestApp, body: Change): Promise<void> => {
  const { headers } = await signedInAs(app, { role: 'ADMIN' });
  const { status, problem } = await app.call('PUT /admin/settings', { headers, body });
  if (status !== 200) throw new Error(`The settings are answered ${status} ${JSON.stringify(problem.fields)}`);
};
