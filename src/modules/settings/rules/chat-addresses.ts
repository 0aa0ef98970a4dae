import { lineAddress, whatsappAddress } from '#kernel/link-addresses.ts';
import { thaiMobile } from '#kernel/thai-mobile.ts';

const apps = ['line', 'messenger', 'whatsapp'] as const;
type App = (typeof apps)[number];
type Written = Readonly<Record<App, string>>;

/** Where the addresses of an app lead: what is pasted from elsewhere is no way to chat. */
const hosts: Record<App, readonly string[]> = {
  line: ['line.me', 'liff.line.me', 'page.line.me', 'lin.ee'],
  messenger: ['m.me', 'messenger.com', 'www.messenger.com'],
  whatsapp: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com', 'whatsapp.com', 'www.whatsapp.com'],
};

const isName = (text: string) => /^@?[\w.-]{2,60}$/.test(text);

/** How an app addresses what staff wrote that is no address. */
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

/** The ways to chat with the business: of what is set, what leads to the app that it is set for. */
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

/** `https://lin.ee/abc`, also without its beginning; null for what is no address of the app. */
const linkTo = (app: App, text: string): string | null => {
  const [, host, rest] = /^(?:https:\/\/)?([a-z.]+)(\/[\w~@%./?=&+-]+)$/i.exec(text) ?? [];
  return host && hosts[app].includes(host.toLowerCase()) ? `https://${host.toLowerCase()}${rest}` : null;
};
