import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { Log } from '#platform/log/log.ts';
import type { CurrentMailer } from './current-mailer.ts';
import { testMail } from './mails/staff/test-mail.ts';
import { sender } from './rules/addressing.ts';
import { mailRefused, noMailServer } from './rules/problems.ts';
import { networkCode, smtpAnswer } from './rules/smtp-error-message.ts';

type TestMail = Readonly<{ to: string; mailer: CurrentMailer; host: string; log: Log }>;

/**
 * Sends a test mail at once, bypassing the outbox, and returns the duration in milliseconds. 409
 * `settings.no-mail-server`; 502 `settings.mail-refused` with what a mail server said, `settings.mail-unreachable` for
 * all else: only the log has the reason.
 */
export const sendTestMail = async ({ step, now }: Steps, { to, mailer, host, log }: TestMail): Promise<number> => {
  const { settings, current } = await step(async ({ tx, record }) => {
    await record({ action: 'mail-server.tried', subject: { kind: 'settings', id: 'email', name: 'email' } });
    return { settings: await readSettings(tx), current: await mailer(tx) };
  });
  if (!current) throw noMailServer();
  const from = sender({ ...settings.email, ...settings.general, host });
  const began = performance.now();
  try {
    await current.send({
      messageId: `<test.${now.epochMilliseconds}@${from.address.split('@')[1]}>`,
      from,
      to: { name: '', address: to },
      ...testMail(settings.general),
    });
  } catch (error) {
    const said = smtpAnswer(error);
    if (said === undefined) log.warn({ code: networkCode(error), err: error }, 'the test mail reached no mail server');
    throw mailRefused(said);
  }
  return Math.round(performance.now() - began);
};
