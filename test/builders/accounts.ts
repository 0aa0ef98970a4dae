import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { writeSettings } from '#modules/settings/index.ts';
import type { TestApp } from '../fresh-app.ts';
import { testSealer } from './sealer.ts';
import { password } from './signed-in.ts';

/** Signs in from an IP address; by default without a browser's headers. */
export const logIn = (
  app: TestApp,
  email: string,
  {
    from = '127.0.0.1',
    headers = {},
    with: chosen = password,
  }: { from?: string; headers?: Record<string, string>; with?: string } = {},
) => app.call('POST /auth/login', { body: { email, password: chosen }, from, headers });

/** Signs in with a wrong password several times in sequence. Returns the status of each response. */
export const failToLogIn = async (
  app: TestApp,
  email: string,
  times: number,
  from = '127.0.0.1',
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await logIn(app, email, { from, with: 'not the password' })).status);
  return statuses;
};

/** Stores failed sign-ins at the app's time directly in the database, which avoids the slow hashing. */
export const failures = (app: TestApp, { email, from }: { email: string; from: string }, times: number) =>
  app.step(({ tx, now }) =>
    tx.execute(sql`
      insert into failed_login (email, address, at)
      select ${email.toLowerCase()}, ${from}, ${now.toString()} from generate_series(1, ${times}::int)`),
  );

/** Runs each queued `mail-…` job `times` times. The jobs only write mails to the outbox; nothing is sent. */
export const writeMails = async (app: TestApp, times = 1): Promise<void> => {
  const { rows } = await app.db.execute<{ id: string; task: string; payload: unknown }>(sql`
    select jobs.id, tasks.identifier as task, jobs.payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier like 'mail-%' order by jobs.id`);
  for (const { id, task, payload } of rows) {
    for (let time = 0; time < times; time += 1) await app.runJob(task, payload);
    await app.db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
  }
};

/** Removes all queued jobs and written mails. */
export const forgetMails = async (app: TestApp): Promise<void> => {
  await app.db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  await app.db.execute(sql`delete from mail`);
};

/** The mails that go out to an address, oldest first. */
export const mailsTo = async (app: TestApp, address: string) => {
  const { rows } = await app.db.execute<{ kind: string; subject: string; plain: string; language: string }>(sql`
    select kind, subject, plain, language from mail where to_address = ${address} and status <> 'capped' order by id`);
  return rows;
};

/** The token of the link in the newest mail to an address. */
export const tokenTo = async (app: TestApp, address: string): Promise<string> => {
  const mail = (await mailsTo(app, address)).at(-1);
  return /token=([\w-]{43})/.exec(mail?.plain ?? '')?.[1] ?? '';
};

export const setSecurity = (app: TestApp, change: Parameters<typeof writeSettings<'security'>>[2]) =>
  app.step(({ tx }) => writeSettings(tx, 'security', change));

export const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Enables two-factor authentication with the known secret. */
export const giveTwoFactor = (app: TestApp, userId: string) =>
  app.step(({ tx, now }) =>
    tx.execute(sql`
      update app_user set two_factor_since = ${now.toString()}, two_factor_last_step = null,
        two_factor_secret = ${testSealer.seal(secret, `two-factor of ${userId}`)}
      where id = ${userId}`),
  );

/** The TOTP code for a secret at the app's time, or some seconds from it. */
export const codeOf = (app: Pick<TestApp, 'step'>, { secret: of = secret, seconds = 0 } = {}): Promise<string> =>
  app.step(async ({ now }) =>
    TOTP.generate({ secret: Secret.fromBase32(of), timestamp: now.epochMilliseconds + seconds * 1000 }),
  );

/** The audit entries about a user, oldest first. */
export const entriesAbout = async (app: TestApp, userId: string) => {
  const { rows } = await app.db.execute<{ action: string; actor_id: string | null; changes: unknown }>(sql`
    select action, actor_id, changes from audit_entry where subject_id = ${userId} order by id`);
  return rows;
};
