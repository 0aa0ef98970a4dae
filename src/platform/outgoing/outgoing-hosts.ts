import diagnostics from 'node:diagnostics_channel';

/** The payment provider, where the environment names no other. */
export const PROVIDER = { apiUrl: 'https://api.omise.co', vaultUrl: 'https://vault.omise.co' } as const;

/** The origin of the map in a frame of the contact page. */
export const MAP = 'https://www.openstreetmap.org';

/** The only ports on which a mail server of the settings is asked. */
export const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525];

type Entry = Readonly<{ what: string; hosts: string; by: 'server' | 'browser' }>;

/** Everything that the product connects to. `npm run docs` copies it into docs/security.md. */
export const outgoingHosts = {
  database: {
    what: 'PostgreSQL',
    hosts: '`DATABASE_URL`, `DATABASE_READ_URL`; else the embedded one on this machine',
    by: 'server',
  },
  files: { what: 'photographs, documents and exports', hosts: '`FILES_URL`; else none', by: 'server' },
  mail: {
    what: 'mails',
    hosts: `\`SMTP_URL\`; else the mail server of the settings: a public address, or a host that \`OUTGOING_PRIVATE_HOSTS\` names, on port ${MAIL_PORTS.join(', ')} or that of the entry`,
    by: 'server',
  },
  sms: { what: 'text messages', hosts: '`SMS_GATEWAY_URL`; else none', by: 'server' },
  provider: {
    what: 'payments',
    hosts: `\`OMISE_API_URL\`, \`OMISE_VAULT_URL\`; else \`${new URL(PROVIDER.apiUrl).host}\`, \`${new URL(PROVIDER.vaultUrl).host}\``,
    by: 'server',
  },
  'provider-storage': {
    what: 'the picture of a QR code',
    hosts: 'where the provider redirects to: its own host, or https and a public address',
    by: 'server',
  },
  sandbox: { what: 'the payment sandbox', hosts: '`OMISE_SANDBOX_PORT` on this machine', by: 'server' },
  vault: { what: 'card data', hosts: 'the vault of the provider', by: 'browser' },
  map: { what: 'the map of the contact page', hosts: `\`${new URL(MAP).host}\``, by: 'browser' },
} as const satisfies Record<string, Entry>;

type ServerOnly<Name extends keyof typeof outgoingHosts> = Name extends Name
  ? (typeof outgoingHosts)[Name]['by'] extends 'server'
    ? Name
    : never
  : never;

/** An entry of the list that this process itself connects to. */
export type Destination = ServerOnly<keyof typeof outgoingHosts>;

export type OutgoingConnection = Readonly<{ destination: Destination; host: string; port: number }>;

/** Carries an `OutgoingConnection` before each connection that this process opens, or pool of them. */
export const outgoingChannel = diagnostics.channel('saphan.outgoing');

const usualPorts: Readonly<Record<string, number>> = {
  'https:': 443,
  'http:': 80,
  'postgres:': 5432,
  'postgresql:': 5432,
};

/** Announces a connection to an address. Whatever opens one calls this first. */
export const announceOutgoing = (destination: Destination, address: string | URL): void => {
  const { protocol, hostname, port } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const connection = { destination, host, port: Number(port) || (usualPorts[protocol] ?? 0) };
  outgoingChannel.publish(connection satisfies OutgoingConnection);
};
