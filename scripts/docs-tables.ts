import { createRequire } from 'node:module';
import { z } from 'zod';
import { EnvSchema, secretNames } from '#platform/env.ts';
import { outgoingHosts } from '#platform/outgoing/outgoing-hosts.ts';

const Setting = z.object({
  description: z.string(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  enum: z.array(z.string()).optional(),
});

/** A Markdown table of all environment variables, with defaults and descriptions from the schema. */
export const settingsTable = (): string => {
  const { properties = {} } = z.toJSONSchema(EnvSchema, { io: 'input' });
  const rows = Object.entries(properties).map(([name, property]) => {
    const setting = Setting.parse(property);
    const choices = setting.enum ? ` (${setting.enum.map(code).join(', ')})` : '';
    const usual = setting.default === undefined ? '' : code(String(setting.default));
    const asFile = secretNames.some((secret) => secret === name) ? ` or ${code(`${name}_FILE`)}` : '';
    return [`${code(name)}${asFile}`, usual, `${setting.description}${choices}`];
  });
  return table(['Name', 'Default', 'What it does'], rows);
};

/** A Markdown table of everything that the product connects to. */
export const outgoingTable = (): string =>
  table(
    ['What', 'Where', 'Who connects'],
    Object.values(outgoingHosts).map(({ what, hosts, by }) => [what, hosts, `the ${by}`]),
  );

const Sentences = z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) });

/** A Markdown table of the allowed module dependencies, from dependency-cruiser rules like `booking may use fleet`. */
export const modulesTable = (): string => arrowsTable('Module', (name) => !name.startsWith('room-'));

/** The same table for the shared folders ("rooms") of the web. */
export const roomsTable = (): string => arrowsTable('Room', (name) => /^room-web-(?!site-|office-)/.test(name));

const arrowsTable = (head: string, isIncluded: (name: string) => boolean): string => {
  const config: unknown = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const rows = Sentences.parse(config).forbidden.flatMap(({ name, comment }) => {
    const [, from, uses] = /^(\S+) may use (.+)$/.exec(comment) ?? [];
    return name.endsWith('-uses-only') && isIncluded(name) && from && uses ? [[code(from), uses]] : [];
  });
  return table([head, 'May use'], rows);
};

const code = (text: string) => `\`${text}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
