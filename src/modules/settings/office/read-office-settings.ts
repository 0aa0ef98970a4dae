import { type AboutSettings, SECRET_MASK, type SettingGroups } from '#contract/office/settings.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { readableGroups } from '../rules/readable-groups.ts';
import { readSecret, type SecretName } from '../secrets/setting-secrets.ts';
import { readStoredGroups, type StoredGroup, settingsOf } from '../settings-store.ts';

export type SettingsTools = Readonly<{
  sealer: Sealer;
  /** What the environment decides, by the name of its variable. */
  environment: AboutSettings['environment'];
}>;

/** The groups that whoever asks may read, with who saved each last. Of a secret it tells that it is set. */
export const readOfficeSettings = async (
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { sealer, environment }: SettingsTools,
): Promise<{ data: Partial<SettingGroups>; about: AboutSettings }> => {
  const rows = await readStoredGroups(tx);
  const masked = async (name: SecretName) => ((await readSecret(tx, sealer, name)) === null ? null : SECRET_MASK);
  const settings = settingsOf(rows);
  const all: SettingGroups = {
    ...settings,
    email: { ...settings.email, smtpPassword: await masked('email.smtpPassword') },
    payment: { ...settings.payment, omiseSecretKey: await masked('payment.omiseSecretKey') },
  };
  const groups = readableGroups(actor.user?.role ?? 'CUSTOMER');
  return {
    data: Object.fromEntries(groups.map((group) => [group, all[group]])),
    about: { saved: Object.fromEntries(groups.map((group) => [group, savedOf(rows, group)])), environment },
  };
};

const savedOf = (rows: readonly StoredGroup[], group: string) => {
  const row = rows.find((one) => one.group === group);
  return row && row.version > 0
    ? { version: row.version, savedAt: toBangkokText(row.updatedAt), savedBy: row.savedBy }
    : { version: 0, savedAt: null, savedBy: null };
};
