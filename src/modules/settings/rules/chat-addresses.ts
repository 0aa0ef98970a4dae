import { lineAddress, whatsappAddress } from '#kernel/link-addresses.ts';
import { thaiMobile } from '#kernel/thai-mobile.ts';

const apps = ['line', 'messenger', 'whatsapp'] as const;
type App = (typeof apps)[number];
type Written = Readonly<Record<App, string>>;

/** The hosts of each app's chat links; links to any other host are ignored. */
const hosts: Record<App, readonly string[]> = {
  line: ['line.me', 'liff.line.me', 'page.line.me', 'lin.ee'],
  messenger: ['m.me', 'messenger.com', 'www.messenger.com'],
  whatsapp: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com', 'whatsapp.com', 'www.whatsapp.com'],
};

const isName = (text: string) => /^@?[\w.-]{2,60}$/.test(text);

/** Builds the chat link from an id, name or number that staff entered instead of a link; null if it is not valid. */
const addressIn: Record<App, (text: string) => string | null> = {
  line: (id) => {
    if (!isName(id)) return null;
    return id.startsWith('@') ? lineAddress(id) : `https://line.me/ti/p/~${encodeURIComponent(id)}`;
  },
  messenger: (name) => (isName(name) ? `https://m.me/${encodeURIComponent(name.replace(/^@/, ''))}` : null),
  whatsapp: (number) => {
    const mobile = thaiMobile(number);
    if (mobile) return whatsappAddress(`66${mobile.slice(1)}`);
    return /^(\+|00)[1-9][\d ().-]{6,25}$/.test(number) ? whatsappAddress(number.replace(/^00/, '')) : null;
  },
};

/** The chat links of the business, for each app with a valid setting; none while chat support is off. */
export const chatAddresses = (
  { enableChatSupport }: { enableChatSupport: boolean },
  social: Written,
): { app: App; address: string }[] =>
  !enableChatSupport
    ? []
    : apps.flatMap((app) => {
        const text = social[app].trim();
        const address = linkTo(app, text) ?? addressIn[app](text);
        return address ? [{ app, address }] : [];
      });

/** A link such as `https://lin.ee/abc`, entered with or without `https://`; null if it is not on a host of the app. */
const linkTo = (app: App, text: string): string | null => {
  const [, host, rest] = /^(?:https:\/\/)?([a-z.]+)(\/[\w~@%./?=&+-]+)$/i.exec(text) ?? [];
  return host && hosts[app].includes(host.toLowerCase()) ? `https://${host.toLowerCase()}${rest}` : null;
};
