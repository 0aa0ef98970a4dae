import { lineAddress, whatsappAddress } from '#kernel/link-addresses.ts';
import type { Contact } from './default-contact.ts';

type Network = 'facebook' | 'twitter' | 'instagram' | 'messenger' | 'line' | 'whatsapp';
export type SocialLink = Readonly<{ network: Network; href: string }>;

const profile = (base: string) => (id: string) => `${base}${encodeURIComponent(id.replace(/^@/, ''))}`;

/** The address of an account on each network, for an id that staff entered without an address. */
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

/** An `http` or `https` address; null for any other text, so that a `javascript:` address never becomes a link. */
const webAddress = (text: string): string | null => {
  const withScheme = /^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text;
  const url = URL.parse(withScheme);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

const networks = ['facebook', 'twitter', 'instagram', 'messenger', 'line', 'whatsapp'] as const;

/** The business's social media links, from addresses or from ids that are valid on the network. */
export const socialLinks = (social: Contact['socialMedia']): SocialLink[] =>
  networks.flatMap((network): SocialLink[] => {
    const text = social[network].trim();
    const isAccount = network === 'whatsapp' ? isNumber(text) : isHandle(text);
    const href = isAccount ? addresses[network](text) : webAddress(text);
    return href ? [{ network, href }] : [];
  });

export type WeChat = Readonly<{
  id: string;
  href: string | null;
  /** A picture hosted on this site. */
  code: string | null;
}>;

/** WeChat, which has no address for an id: shows the id to type in or the QR code to scan. */
export const weChatOf = ({ wechat, wechatQRCode }: Contact['socialMedia']): WeChat | null => {
  const href = webAddress(wechat.trim());
  const id = !href && isHandle(wechat.trim()) ? wechat.trim() : '';
  const code = /^\/(?![/\\])/.test(wechatQRCode.trim()) ? wechatQRCode.trim() : null;
  return id || href || code ? { id, href, code } : null;
};
