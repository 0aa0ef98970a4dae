import { lineAddress, whatsappAddress } from '#kernel/link-addresses.ts';
import type { Contact } from './default-contact.ts';

type Network = 'facebook' | 'twitter' | 'instagram' | 'messenger' | 'line' | 'whatsapp';
export type SocialLink = Readonly<{ network: Network; href: string }>;

const profile = (base: string) => (id: string) => `${base}${encodeURIComponent(id.replace(/^@/, ''))}`;

/** How a network addresses an id that staff typed without an address. */
const addresses: Record<Network, (id: string) => string> = {
  facebook: profile('https://www.facebook.com/'),
  twitter: profile('https://x.com/'),
  instagram: profile('https://www.instagram.com/'),
  messenger: profile('https://m.me/'),
  line: lineAddress,
  whatsapp: whatsappAddress,
};

const isHandle = (text: string) => /^@?[\w.-]{2,60}$/.test(text);
const isNumber = (text: string) => /^\+?[\d ()-]{6,25}$/.test(text);

/** An `http` or `https` address as it is; null for any other text, so that no `javascript:` becomes a link. */
const webAddress = (text: string): string | null => {
  const withScheme = /^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text;
  const url = URL.parse(withScheme);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

const networks = ['facebook', 'twitter', 'instagram', 'messenger', 'line', 'whatsapp'] as const;

/** The business's own pages elsewhere: addresses, and ids that the network is known to understand. */
export const socialLinks = (social: Contact['socialMedia']): SocialLink[] =>
  networks.flatMap((network): SocialLink[] => {
    const text = social[network].trim();
    const isAccount = network === 'whatsapp' ? isNumber(text) : isHandle(text);
    const href = isAccount ? addresses[network](text) : webAddress(text);
    return href ? [{ network, href }] : [];
  });

export type WeChat = Readonly<{ id: string; href: string | null /** A picture of our own. */; code: string | null }>;

/** WeChat has no address for an id: it is shown to be typed, or its code to be scanned. */
export const weChatOf = ({ wechat, wechatQRCode }: Contact['socialMedia']): WeChat | null => {
  const href = webAddress(wechat.trim());
  const id = !href && isHandle(wechat.trim()) ? wechat.trim() : '';
  const code = /^\/(?![/\\])/.test(wechatQRCode.trim()) ? wechatQRCode.trim() : null;
  return id || href || code ? { id, href, code } : null;
};
